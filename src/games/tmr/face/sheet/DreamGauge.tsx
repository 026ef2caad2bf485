import type { CSSProperties } from 'react'
import { useTexts } from '../words/language.tsx'

interface Props {
  readonly dream: number
  readonly reve: number
  /** NIT-1: up to here sleep gives points back. */
  readonly seuil: number
}

const share = (part: number, whole: number): string => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`

/** Dream points against RÊVE; what is above RÊVE has a colour of its own. */
export const DreamBar = ({ dream, reve, seuil }: Props) => {
  const { sheet } = useTexts().ui
  const over = dream - reve
  const label = [sheet.dreamOf({ dream, reve }), over > 0 && sheet.aboveReve({ over }), sheet.seuilOf({ seuil })]
  const whole = Math.max(dream, reve, seuil)
  const style = {
    '--filled': share(dream, whole),
    '--reve': share(reve, whole),
    '--seuil': share(seuil, whole),
  } as CSSProperties
  return (
    <div
      className="dream-bar"
      role="img"
      aria-label={label.filter(Boolean).join(', ')}
      data-over={over > 0 || undefined}
      style={style}
    >
      {seuil !== reve && <i className="dream-seuil" />}
    </div>
  )
}

export const DreamGauge = ({ dream, reve, seuil }: Props) => {
  const { sheet } = useTexts().ui
  return (
    <section className="gauge">
      <h3 className="gauge-name">{sheet.dream}</h3>
      <p className="gauge-value">
        <strong>{dream}</strong> / {reve}
        {seuil !== reve && <small> · {sheet.seuilOf({ seuil })}</small>}
      </p>
      <DreamBar dream={dream} reve={reve} seuil={seuil} />
    </section>
  )
}
