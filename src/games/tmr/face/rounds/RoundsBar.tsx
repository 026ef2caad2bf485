import { Button } from '../../../../house/ui/Button.tsx'
import { LAST_ROUND } from '../../rules/public.ts'
import { Token } from '../company/Token.tsx'
import { useOwnSeat, usePast, usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import { type CountedJourney, countedWords, journeysCounted } from './counted.ts'
import './rounds.css'

/** What a round is spent on, where there is no room for words. */
const SIGNS: Readonly<Record<NonNullable<CountedJourney['on']>, string>> = {
  rising: '↑',
  travelling: '→',
  descending: '↓',
  aiming: '◎',
  failing: '✗',
}

const Journey = ({ journey }: { readonly journey: CountedJourney }) => {
  const { texts, format } = useLanguage()
  const { dreamer, name, used, by, down, on } = journey
  const words = countedWords(texts, journey)
  return (
    <li title={words} data-apart={by === 0 ? undefined : by > 0 ? 'ahead' : 'behind'}>
      <span className="visually-hidden">{words}</span>
      <span className="rounds-journey line unbroken" aria-hidden="true">
        <Token seat={dreamer} />
        <span className="rounds-name">{name}</span>
        {on && (
          <small data-sign={SIGNS[on]}>
            <span className="rounds-spent">{texts.ui.rounds.spent[on]}</span>
          </small>
        )}
        {!down && <span className="rounds-used">{used}</span>}
        {by !== 0 && <em>{format.signed(by)}</em>}
      </span>
    </li>
  )
}

/** FAT-2: the next round, by the gardien's word; beside a crowd in a sign. */
const ForAll = ({ now, brief }: { readonly now: number; readonly brief: boolean }) => {
  const { rounds } = useLanguage().texts.ui
  const seat = useOwnSeat()
  const past = usePast()
  return (
    <Button
      name={brief ? '+1' : rounds.forAll}
      aria-label={rounds.forAll}
      title={rounds.forAll}
      to={() => void seat.say({ type: 'callRound', round: Math.min(now + 1, LAST_ROUND) })}
      disabled={past}
    />
  )
}

/** Beyond these no names, sooner beside the gardien's button; beyond one more a sign for what each is about, in two lines: twelve have room. */
const MANY = { gardien: 1, joueur: 3, spectateur: 3 } as const

/** In one place for everybody: the round of the fight, and each journey beside it. */
export const RoundsBar = () => {
  const { rounds } = useLanguage().texts.ui
  const view = usePlay((play) => play.view)
  if (!view.rounds) return null
  const { now } = view.rounds
  const journeys = journeysCounted(view)
  const { kind } = view.role
  const crowd = journeys.length > MANY[kind] + 1
  return (
    <section className="rounds-bar line" aria-label={rounds.label}>
      <strong className="rounds-now golden firm">
        <small>{rounds.fight}</small> {rounds.now({ round: now })}
      </strong>
      <ul data-many={journeys.length > MANY[kind] || undefined} data-crowd={crowd || undefined}>
        {journeys.map((journey) => (
          <Journey key={journey.dreamer} journey={journey} />
        ))}
      </ul>
      {kind === 'gardien' && <ForAll now={now} brief={crowd} />}
    </section>
  )
}
