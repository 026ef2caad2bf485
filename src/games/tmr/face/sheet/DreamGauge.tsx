import type { CSSProperties, ReactNode } from 'react'
import type { DreamerView } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'

/** SPE-3: life as it is, that lost on this journey taken off at once. */
export const lifeNow = ({ life, pendingLife = 0 }: Pick<DreamerView, 'life' | 'pendingLife'>): number => life - pendingLife

interface Props {
  readonly dream: number
  readonly reve: number
  /** NIT-1: up to here sleep gives points back. */
  readonly seuil: number
}

export const share = (part: number, whole: number): string => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`

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

interface GaugeProps {
  readonly name: string
  readonly value: ReactNode
  readonly hurt?: boolean
  readonly children?: ReactNode
}

/** What is told of it, then how it is drawn. Another figure is another line: none of it slides. */
export const Gauge = ({ name, value, hurt = false, children }: GaugeProps) => (
  <section className="gauge" data-hurt={hurt || undefined}>
    <h3 className="gauge-name">{name}</h3>
    <p key={typeof value === 'string' ? value : undefined} className="gauge-value">
      {value}
    </p>
    {children}
  </section>
)

export const DreamGauge = ({ dream, reve, seuil }: Props) => {
  const { sheet } = useTexts().ui
  const value = (
    <>
      <strong>{dream}</strong> / {reve}
      {seuil !== reve && <small> · {sheet.seuilOf({ seuil })}</small>}
    </>
  )
  return (
    <Gauge name={sheet.dream} value={value}>
      <DreamBar dream={dream} reve={reve} seuil={seuil} />
    </Gauge>
  )
}
