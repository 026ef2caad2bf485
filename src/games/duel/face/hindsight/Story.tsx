import { useEffect, useMemo, useState } from 'react'
import type { GameCard } from '../../../../house/face/face.ts'
import { keepGame, savedGame, touchGame } from '../../../../house/library/shelf.ts'
import { hrefOf, routeOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { newId } from '../../../../house/ui/newId.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { decidingTurn, type TurnTold, turnsOf } from '../../practice/index.ts'
import type { Told } from '../../rules/public.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../duel.ts'
import { journalEntries } from '../journal/entries.ts'
import { hrefOfPractice } from '../pages.ts'
import { STRENGTHS, type Strength } from '../start/against.ts'
import { Fared } from '../start/Fared.tsx'
import { keepFared } from '../start/fared.ts'
import { useTexts as useStartTexts, withWords } from '../start/words.ts'
import { cardName, useHindsightWords, useTexts, withHindsight } from '../words.ts'
import { HindsightDoor, HindsightHere } from './Hindsight.tsx'
import type { Remark } from './hindsight.ts'

interface BeadProps {
  readonly turn: TurnTold
  readonly at: number
  /** What Lucide would have done otherwise in it: the bead leads there. */
  readonly remark: Remark | undefined
  /** Lucide's, as the turn before, this one and the next began. */
  readonly chances: readonly [before: number, now: number, next: number] | null
  readonly decided: boolean
}

/** A piece of the line of chances, from halfway before to halfway after: so it wraps with its beads. */
const ChanceLine = ({ chances: [before, now, next] }: { readonly chances: NonNullable<BeadProps['chances']> }) => {
  const y = (chance: number): number => 2 + 32 * (1 - chance)
  return (
    <svg className="bead-chance" viewBox="0 0 30 36" preserveAspectRatio="none" aria-hidden="true">
      <path className="bead-even" d={`M0 ${y(0.5)}H30`} />
      <path d={`M0 ${y((before + now) / 2)}L15 ${y(now)}L30 ${y((now + next) / 2)}`} />
    </svg>
  )
}

const Bead = ({ turn, at, remark, chances, decided }: BeadProps) => {
  const texts = useTexts()
  const words = useHindsightWords()
  const seat = useOwnSeat()
  const { players, mine } = usePlay((play) => play.view)
  const own = turn.seat === mine?.seat
  const name = own ? texts.ui.places.you : (players.find((one) => one.seat === turn.seat)?.name ?? '')
  const woke = turn.woke.map((dreamer) => words.story.woke({ card: cardName(texts, dreamer) }))
  const told = [
    words.story.turn({ number: at + 1, name }),
    ...woke,
    ...(chances ? [words.story.chance({ share: Math.round(chances[1] * 100) })] : []),
    ...(decided ? [words.story.decided] : []),
    ...(remark ? [words.mark] : []),
  ].join('. ')
  return (
    <li>
      <button
        type="button"
        className="bead centred"
        data-own={own || undefined}
        data-woke={turn.woke.length > 0 || undefined}
        data-marked={remark ? true : undefined}
        data-decided={decided || undefined}
        aria-label={told}
        title={told}
        onClick={() => void seat.showAt(remark ? remark.n - 1 : turn.n)}
      >
        {chances && <ChanceLine chances={chances} />}
        <span className="bead-drop centred">{turn.woke.length > 0 && '◉'}</span>
      </button>
    </li>
  )
}

const isGivenUp = ({ told }: Notice<Told>): boolean => told.some((one) => one.type === 'wentOut' && one.why === 'conceded')

/** Lucide's chance as each turn began, and as it ended; empty until all are known. Giving up says nothing of the play before it. */
const useChances = (turns: readonly TurnTold[]): { readonly shares: readonly number[]; readonly decided: number } => {
  const chances = useDesk((desk) => desk.hindsight?.chances)
  const givenUp = useSeat((state) => [...state.notices].some(isGivenUp))
  const { winner, mine } = usePlay((play) => play.view)
  const began = turns.flatMap(({ n }) => chances?.find((one) => one.n === n)?.chance ?? [])
  const last = began.at(-1)
  if (began.length < turns.length || last === undefined) return { shares: [], decided: -1 }
  const ended = winner === mine?.seat ? 'won' : 'lost'
  const shares = [...began, givenUp ? last : ended === 'won' ? 1 : 0]
  return { shares, decided: decidingTurn(shares, ended) }
}

/** The duel as a string of beads: its turns, whose they were, who woke, and how the chance went. Each leads back to its moment. */
const Beads = () => {
  const words = useHindsightWords()
  const notices = useSeat((state) => state.notices)
  const remarks = useDesk((desk) => desk.hindsight?.remarks)
  const plays = usePlay((play) => play.view.mine !== null)
  const turns = useMemo(() => turnsOf(journalEntries(notices)), [notices])
  const { shares, decided } = useChances(turns)
  if (turns.length === 0) return null
  const remarkIn = ({ n }: TurnTold, at: number): Remark | undefined =>
    remarks?.find((remark) => remark.n > n && remark.n <= (turns[at + 1]?.n ?? Number.POSITIVE_INFINITY))
  const chancesAt = (at: number): BeadProps['chances'] => {
    const [now, next] = [shares[at], shares[at + 1]]
    return now === undefined || next === undefined ? null : [shares[at - 1] ?? now, now, next]
  }
  const inHundred = (at: number): number => Math.round((shares[at] ?? 0) * 100)
  return (
    <section className="hindsight list" aria-label={words.story.title}>
      <p>{words.story.told({ turns: turns.length, woke: turns.flatMap(({ woke }) => woke).length, own: plays })}</p>
      {shares.length > 0 && (
        <p>
          {words.story.line}{' '}
          {decided >= 0 && words.story.turning({ number: decided + 1, from: inHundred(decided), to: inHundred(decided + 1) })}
        </p>
      )}
      <ol className="beads row">
        {turns.map((turn, at) => (
          <Bead key={turn.n} {...{ turn, at, remark: remarkIn(turn, at), chances: chancesAt(at), decided: at === decided }} />
        ))}
      </ol>
    </section>
  )
}

/** The cards one brought oneself. */
const useBrought = (): readonly string[] | null => {
  const notices = useSeat((state) => state.notices)
  const own = usePlay((play) => play.view.mine?.seat)
  return useMemo(() => {
    const brought = [...notices].flatMap(({ told }) => told).filter((one) => one.type === 'deckBrought' && one.seat === own)
    const last = brought.at(-1)
    return last && 'cards' in last ? (last.cards ?? null) : null
  }, [notices, own])
}

/** The table of this browser that is looked at; null: it is none of this browser. */
const useTableId = (): string | null => {
  const route = routeOf(location.hash)
  return route.screen === 'saved' ? route.id : null
}

const withOver = (card: GameCard, over: boolean): GameCard => ({ ...card, over }) as GameCard

/** Whoever comes back is not asked to go on with it. */
const useOver = (): void => {
  const table = useTableId()
  useEffect(() => {
    if (table === null) return
    void savedGame(table).then((saved) => saved && touchGame(table, withOver(saved.card, true), saved.touchedAt))
  }, [table])
}

/** The deck remembers how it fared against a program, and says so. */
const Remembered = ({ against, won }: { readonly against: Strength; readonly won: boolean }) => {
  const cards = useBrought()
  const table = useTableId()
  const [kept, setKept] = useState(false)
  useEffect(() => {
    if (!cards || table === null) return
    keepFared(cards, { table, against, won })
    setKept(true)
  }, [cards, table, against, won])
  return kept && cards && <Fared cards={cards} />
}

const Next = () => {
  const { strengths, faceOne } = useStartTexts()
  const { winner, mine, players } = usePlay((play) => play.view)
  const [foe, ...others] = players.filter(({ seat }) => seat !== mine?.seat)
  const met = STRENGTHS.findIndex((one) => strengths[one].name === foe?.name)
  const against = STRENGTHS[met]
  if (others.length > 0 || !against) return null
  const won = winner === mine?.seat
  const next = (won && STRENGTHS[met + 1]) || against
  return (
    <>
      <Remembered {...{ against, won }} />
      <Button kind="main" name={faceOne({ name: strengths[next].name })} to={hrefOfPractice('affronter', next)} />
    </>
  )
}

/** Whoever beat a program meets the next; whoever lost to it, the same again. */
const NextOpponent = withWords(Next)

/** The same duel from the moment that is shown, at a table of its own; the one that was played stays as it is. */
const PlayOnHere = () => {
  const words = useHindsightWords()
  const { log, seqOf } = useOwnSeat()
  const shown = useSeat((state) => state.replay?.n ?? null)
  const table = useTableId()
  if (!log || !seqOf || shown === null || table === null) return null
  const begin = async (): Promise<void> => {
    const record = await savedGame(table)
    const until = shown === 0 ? 0 : seqOf(shown)
    if (!record || until === null) return
    const [id, now] = [newId(), Date.now()]
    const entries = log().entries.filter(({ seq }) => seq <= until)
    await keepGame({ ...record, card: withOver(record.card, false), id, createdAt: now, touchedAt: now }, entries)
    location.hash = hrefOf({ screen: 'saved', id })
  }
  return <Button name={words.story.playOn} to={() => void begin()} />
}

/** Once all is over: its turns; for whoever played, what Lucide would have done and whom to meet next. */
export const Ended = withHindsight(() => {
  useOver()
  const plays = usePlay((play) => play.view.mine !== null)
  return (
    <>
      <Beads />
      {plays && <HindsightDoor />}
      {plays && <NextOpponent />}
    </>
  )
})

/** While an earlier moment of it is shown. */
export const LookedBack = withHindsight(() => (
  <>
    <PlayOnHere />
    <HindsightHere />
  </>
))
