import type { Begin } from '../../../../house/face/face.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import type { StartTexts } from '../../texts/startTexts.ts'
import { useTexts } from './words.ts'
import './start.css'

const STRENGTHS = ['somnolent', 'reveur', 'lucide'] as const
type Strength = (typeof STRENGTHS)[number]

/** Loaded when a duel begins. */
const begun = async (...args: Parameters<typeof import('./begin.ts')['beginDuel']>) =>
  (await import('./begin.ts')).beginDuel(...args)

export const against = ({ strengths, seats }: StartTexts, bots: readonly Strength[]): Begin => {
  const named = bots.map((bot, at) => ({
    name: bots.length > 1 ? `${strengths[bot].name} ${at + 1}` : strengths[bot].name,
    by: { bot },
  }))
  const title = [seats.you, ...named.map(({ name }) => name)].join(', ')
  return () => begun(title, [{ name: seats.you, by: 'person' }, ...named])
}

const here = ({ seats }: StartTexts): Begin => {
  const [first, second] = [seats.first, seats.second]
  return () =>
    begun(`${first}, ${second}`, [
      { name: first, by: 'person' },
      { name: second, by: 'person' },
    ])
}

interface ReadyProps {
  readonly busy: boolean
  readonly onBegin: (begin: Begin) => void
}

interface WayProps extends ReadyProps {
  readonly name: string
  readonly line: string
  readonly go: string
  readonly label: string
  readonly begin: Begin
  readonly moon: number
}

/** The brighter the moon, the stronger the program. */
const Phase = ({ lit }: { readonly lit: number }) => (
  <svg className="strength" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="19" className="strength-dark" />
    <path d={`M24 5A19 19 0 0 1 24 43A${Math.abs(19 - lit * 38)} 19 0 0 ${lit > 0.5 ? 1 : 0} 24 5Z`} className="strength-lit" />
  </svg>
)

const Way = ({ name, line, go, label, begin, moon, busy, onBegin }: WayProps) => (
  <li className="opponent">
    <Phase lit={moon} />
    <h3>{name}</h3>
    <p>{line}</p>
    <Button name={go} to={() => onBegin(begin)} disabled={busy} aria-label={label} />
  </li>
)

const MOONS: Readonly<Record<Strength, number>> = { somnolent: 0.2, reveur: 0.5, lucide: 0.95 }

/** What can be begun at once: three strengths, several of them, two at this screen. */
export const Ready = (props: ReadyProps) => {
  const texts = useTexts()
  const { strengths } = texts
  return (
    <section className="start-part">
      <h2>{texts.against}</h2>
      <ul className="opponents">
        {STRENGTHS.map((bot) => (
          <Way
            key={bot}
            {...props}
            {...strengths[bot]}
            go={texts.face}
            label={texts.faceOne({ name: strengths[bot].name })}
            begin={against(texts, [bot])}
            moon={MOONS[bot]}
          />
        ))}
      </ul>
      <div className="start-others">
        {[2, 3].map((count) => (
          <Button
            key={count}
            name={texts.many({ count })}
            to={() => props.onBegin(against(texts, Array<Strength>(count).fill('reveur')))}
            disabled={props.busy}
          />
        ))}
        <Button name={texts.here} to={() => props.onBegin(here(texts))} disabled={props.busy} />
        <p className="start-soft">{texts.hereLine}</p>
      </div>
    </section>
  )
}
