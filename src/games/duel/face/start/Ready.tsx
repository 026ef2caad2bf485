import { Button } from '../../../../house/ui/Button.tsx'
import { part } from '../../../../house/ui/part.tsx'
import { against, type ReadyProps, STRENGTHS, type Strength } from './against.ts'
import { useTexts } from './words.ts'
import './start.css'

const Compose = part(async () => (await import('./Compose.tsx')).Compose)

/** The brighter the moon, the stronger the program. */
const Phase = ({ lit }: { readonly lit: number }) => (
  <svg width="52" height="52" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="19" fill="var(--panel-raised)" stroke="var(--edge)" strokeWidth="1.5" />
    <path d={`M24 5A19 19 0 0 1 24 43A${Math.abs(19 - lit * 38)} 19 0 0 ${lit > 0.5 ? 1 : 0} 24 5Z`} fill="var(--gold)" />
  </svg>
)

const MOONS: Readonly<Record<Strength, number>> = { somnolent: 0.2, reveur: 0.5, lucide: 0.95 }

/** What can be begun at once: three strengths, two at this screen; then any table of this device. */
export const Ready = ({ busy, onBegin }: ReadyProps) => {
  const texts = useTexts()
  const { strengths } = texts
  return (
    <>
      <section className="start-part">
        <h2>{texts.against}</h2>
        <ul className="opponents">
          {STRENGTHS.map((bot) => (
            <li key={bot} className="opponent">
              <Phase lit={MOONS[bot]} />
              <h3>{strengths[bot].name}</h3>
              <p>{strengths[bot].line}</p>
              <Button
                name={texts.face}
                to={() => onBegin(against(texts, [bot]))}
                disabled={busy}
                aria-label={texts.faceOne({ name: strengths[bot].name })}
              />
            </li>
          ))}
        </ul>
        <div className="start-others row line">
          <Button name={texts.here} to={() => onBegin(against(texts, ['person']))} disabled={busy} />
          <p className="soft">{texts.hereLine}</p>
        </div>
      </section>
      <Compose busy={busy} onBegin={onBegin} />
    </>
  )
}
