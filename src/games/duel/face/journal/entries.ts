import { type JournalLine, type ThreadedEntry, threaded } from '../../../../house/journal/index.ts'
import type { BaseReader, NewsLine } from '../../../../house/play/index.ts'
import type { Told } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cardName, type Naming, spokenName } from '../words.ts'
import { drawn, sayingOf, sentence, tookBack } from './sentence.ts'

/** What earlier sentences have told, and later ones refer to. */
interface Thread {
  /** 0 before the first turn; null in one that began before all that was told, as that of a position did. */
  readonly round: number | null
  /** Who dreams at each seat: whoever wakes is still called by name. */
  readonly dreamers: Readonly<Record<string, string>>
  /** What happened last, but that a turn began. */
  readonly deeds: readonly Told[]
}

/** A message as the journal has it. */
export type JournalEntry = ThreadedEntry<Told, Thread>

const IN_TURN: ReadonlySet<Told['type']> = new Set(['designated', 'summoned', 'itemUsed', 'attacked', 'turnEnded'])

const roundAfter = (round: Thread['round'], told: readonly Told[]): Thread['round'] =>
  told.reduce<Thread['round']>((now, one) => {
    if (one.type === 'turnBegan') return one.round
    return now === 0 && IN_TURN.has(one.type) ? null : now
  }, round)

const dreamersAfter = (before: Thread['dreamers'], told: readonly Told[]): Thread['dreamers'] => {
  let now = before
  for (const one of told) {
    if (one.type === 'dreamerDrawn') now = { ...now, [one.seat]: one.dreamer }
    if (one.type === 'exchanged') now = { ...now, [one.seat]: now[one.with] ?? '', [one.with]: now[one.seat] ?? '' }
  }
  return now
}

const isDeed = (told: Told): boolean =>
  told.type === 'turnEnded' ? told.broken !== undefined : told.type !== 'turnBegan' && told.type !== 'refilled'

/** Every message as an entry. */
export const journalEntries = threaded<Told, Told, Thread>(
  { round: 0, dreamers: {}, deeds: [] },
  ({ round, dreamers, deeds }, told) => ({
    pieces: told,
    thread: {
      round: roundAfter(round, told),
      dreamers: dreamersAfter(dreamers, told),
      deeds: told.some(isDeed) ? told : deeds,
    },
  }),
)

const isDraw = ({ type }: Told): boolean => type === 'powerDrawn' || type === 'cardDrawn'

type Telling = Pick<JournalEntry, 'pieces' | 'before' | 'taken'>

/** What an entry tells, in the order in which it happened; draws stand where the first of them was. */
export const linesOf = (
  { pieces, before, taken = [] }: Telling,
  reader: BaseReader<Texts>,
  named: Naming = cardName,
): readonly JournalLine[] => {
  const words = sayingOf(reader, before.dreamers, named)
  const first = pieces.findIndex(isDraw)
  return [
    ...tookBack(taken, words),
    ...pieces.flatMap((told, at) => (at === first ? drawn(pieces, words) : sentence(told, words))),
  ]
}

/** Aloud a name says also what it is: kind, colour and value. */
export const spokenOf = (entry: Telling, reader: BaseReader<Texts>): readonly string[] =>
  linesOf(entry, reader, spokenName).map(({ text }) => text)

/** What weighs most of what was told at once stands first, and for all of it. */
const HEADLINES: readonly Told['type'][] = [
  ...(['won', 'wentOut', 'dreamerWoke', 'artefactDefeated', 'defended', 'attacked'] as const),
  ...(['dealt', 'dreamerDrawn', 'turnEnded'] as const),
  // What a power does weighs more than whose it is.
  ...(['exchanged', 'bartered', 'dispelled', 'stilled', 'enduranceChanged', 'recalled'] as const),
  ...(['summoned', 'itemUsed'] as const),
]

/** That it is one's own turn is the title of the question: what led to it stays told, at its place. */
export const newsOf = (entry: Telling, reader: BaseReader<Texts>): readonly NewsLine[] => {
  const told = entry.pieces.filter((one) => one.type !== 'turnBegan' || one.seat !== reader.own)
  const isNews = entry.taken?.length || told.some((one) => isDeed(one) || one.type === 'turnBegan')
  const last = { ...entry, pieces: isNews ? told : entry.before.deeds }
  const lines = linesOf(last, reader)
  const weighty = HEADLINES.flatMap((one) => linesOf({ ...last, pieces: last.pieces.filter(({ type }) => type === one) }, reader))
  const headline = (weighty[0] ?? lines.at(-1))?.text
  const news = lines.map((line) => ({ ...line, main: line.text === headline }))
  return [...news.filter(({ main }) => main), ...news.filter(({ main }) => !main)]
}
