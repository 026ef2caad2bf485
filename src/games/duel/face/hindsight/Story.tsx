import { useMemo } from 'react'
import { keepGame, savedGame } from '../../../../house/library/shelf.ts'
import { hrefOf, routeOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { newId } from '../../../../house/ui/newId.ts'
import { type TurnTold, turnsOf } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../duel.ts'
import { journalEntries } from '../journal/entries.ts'
import { hrefOfPractice } from '../pages.ts'
import { STRENGTHS } from '../start/against.ts'
import { useTexts as useStartTexts, withWords } from '../start/words.ts'
import { cardName, useHindsightTexts, useTexts } from '../words.ts'
import type { Remark } from './hindsight.ts'

interface BeadProps {
  readonly turn: TurnTold
  readonly at: number
  /** What Lucide would have done otherwise in it: the bead leads there. */
  readonly remark: Remark | undefined
}

const Bead = ({ turn, at, remark }: BeadProps) => {
  const texts = useTexts()
  const words = useHindsightTexts()
  const seat = useOwnSeat()
  const { players, mine } = usePlay((play) => play.view)
  if (!words) return null
  const own = turn.seat === mine?.seat
  const name = own ? texts.ui.places.you : (players.find((one) => one.seat === turn.seat)?.name ?? '')
  const woke = turn.woke.map((dreamer) => words.story.woke({ card: cardName(texts, dreamer) }))
  const told = [words.story.turn({ number: at + 1, name }), ...woke, ...(remark ? [words.mark] : [])].join('. ')
  return (
    <li>
      <button
        type="button"
        className="bead"
        data-own={own || undefined}
        data-woke={turn.woke.length > 0 || undefined}
        data-marked={remark ? true : undefined}
        aria-label={told}
        title={told}
        onClick={() => void seat.showAt(remark ? remark.n - 1 : turn.n)}
      >
        <span className="bead-drop">{turn.woke.length > 0 && '◉'}</span>
      </button>
    </li>
  )
}

/** The duel as a string of beads: its turns, whose they were, who woke. Each leads back to its moment. */
export const Beads = () => {
  const words = useHindsightTexts()
  const notices = useSeat((state) => state.notices)
  const remarks = useDesk((desk) => desk.hindsight?.remarks)
  const turns = useMemo(() => turnsOf(journalEntries(notices)), [notices])
  if (!words || turns.length === 0) return null
  const remarkIn = ({ n }: TurnTold, at: number): Remark | undefined =>
    remarks?.find((remark) => remark.n > n && remark.n <= (turns[at + 1]?.n ?? Number.POSITIVE_INFINITY))
  return (
    <section aria-label={words.story.title}>
      <p>{words.story.told({ turns: turns.length, woke: turns.flatMap(({ woke }) => woke).length })}</p>
      <ol className="beads">
        {turns.map((turn, at) => (
          <Bead key={turn.n} turn={turn} at={at} remark={remarkIn(turn, at)} />
        ))}
      </ol>
    </section>
  )
}

const Next = () => {
  const { strengths, faceOne } = useStartTexts()
  const { winner, mine, players } = usePlay((play) => play.view)
  const [foe, ...others] = players.filter(({ seat }) => seat !== mine?.seat)
  const beaten = STRENGTHS.findIndex((one) => strengths[one].name === foe?.name)
  const next = STRENGTHS[beaten + 1]
  if (winner !== mine?.seat || others.length > 0 || beaten < 0 || !next) return null
  return <Button kind="main" name={faceOne({ name: strengths[next].name })} to={hrefOfPractice('affronter', next)} />
}

/** Whoever beat a program meets the next. */
export const NextOpponent = withWords(Next)

/** The same duel from the moment that is shown, at a table of its own; the one that was played stays as it is. */
export const PlayOnHere = () => {
  const words = useHindsightTexts()
  const { log, seqOf } = useOwnSeat()
  const shown = useSeat((state) => state.replay?.n ?? null)
  const route = routeOf(location.hash)
  if (!words || !log || !seqOf || shown === null || route.screen !== 'saved') return null
  const begin = async (): Promise<void> => {
    const record = await savedGame(route.id)
    const until = shown === 0 ? 0 : seqOf(shown)
    if (!record || until === null) return
    const [id, now] = [newId(), Date.now()]
    const entries = log().entries.filter(({ seq }) => seq <= until)
    await keepGame({ ...record, id, createdAt: now, touchedAt: now }, entries)
    location.hash = hrefOf({ screen: 'saved', id })
  }
  return <Button name={words.story.playOn} to={() => void begin()} />
}
