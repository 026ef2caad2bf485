import { type JournalLine, type ThreadedEntry, threaded } from '../../../../house/journal/index.ts'
import type { BaseReader, NewsLine } from '../../../../house/play/index.ts'
import type { Told } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { byOf, type Reader, sentence } from './sentence.ts'
import { cardName } from '../words.ts'

/** The rule that a sentence of the journal leads to; null: none worth it. */
const RULES: Readonly<Partial<Record<Told['type'], string>>> = {
  deckBrought: 'SET-2',
  kept: 'SET-5',
  powersReturned: 'SET-5',
  lotDrawn: 'SET-6',
  orderSet: 'SET-6',
  usedShuffled: 'TRN-5',
  discarded: 'TRN-4',
  designated: 'CMB-2',
  summoned: 'SUM-6',
  itemUsed: 'ITM-4',
  stilled: 'POW-6',
  recalled: 'POW-7',
  dispelled: 'POW-8',
  bartered: 'POW-11',
  exchanged: 'POW-12',
  attacked: 'CMB-5',
  defended: 'CMB-8',
  dreamerWoke: 'DRM-1',
  sleepPrepared: 'DRM-3',
  wentOut: 'DRM-7',
  fightLapsed: 'WIN-3',
  won: 'WIN-1',
}

const ruleOf = ({ type }: Told): string | null => RULES[type] ?? null

/** What earlier sentences have told, and later ones refer to. */
interface Thread {
  readonly round: number
  /** Who dreams at each seat: whoever wakes is still called by name. */
  readonly dreamers: Readonly<Record<string, string>>
}

/** A message as the journal has it. */
export type JournalEntry = ThreadedEntry<Told, Thread>

const roundAfter = (round: number, told: readonly Told[]): number =>
  told.reduce((now, one) => (one.type === 'turnBegan' ? one.round : now), round)

const dreamersAfter = (before: Thread['dreamers'], told: readonly Told[]): Thread['dreamers'] => {
  let now = before
  for (const one of told) {
    if (one.type === 'dreamerDrawn') now = { ...now, [one.seat]: one.dreamer }
    if (one.type === 'exchanged') now = { ...now, [one.seat]: now[one.with] ?? '', [one.with]: now[one.seat] ?? '' }
  }
  return now
}

/** Every message as an entry. */
export const journalEntries = threaded<Told, Told, Thread>({ round: 0, dreamers: {} }, ({ round, dreamers }, told) => ({
  pieces: told,
  thread: { round: roundAfter(round, told), dreamers: dreamersAfter(dreamers, told) },
}))

const lineOf = (text: string, rule: string | null): JournalLine => ({ text, rule, rolls: [] })

/** TRN-4: what one player drew at once is one sentence. */
const drawnLines = (reader: Reader, pieces: readonly Told[]): readonly JournalLine[] => {
  const { journal } = reader.texts
  const seats = [...new Set(pieces.flatMap((one) => ('seat' in one ? [one.seat] : [])))]
  return seats.flatMap((seat) => {
    const by = byOf(reader, seat)
    const powers = pieces.flatMap((one) => (one.type === 'powerDrawn' && one.seat === seat ? [one.power] : []))
    const cards = pieces.flatMap((one) => (one.type === 'cardDrawn' && one.seat === seat ? [one.card] : []))
    const names = cards.flatMap((card) => (card === null ? [] : [cardName(reader.texts, card)]))
    const powerNames = powers.map((power) => cardName(reader.texts, power))
    return [
      ...(powers.length > 0 ? [lineOf(journal.powersDrawn({ by, names: powerNames }), 'TRN-4')] : []),
      ...(cards.length > 0 ? [lineOf(journal.cardsDrawn({ by, count: cards.length, names }), null)] : []),
    ]
  })
}

const isDraw = ({ type }: Told): boolean => type === 'powerDrawn' || type === 'cardDrawn'

type Telling = Pick<JournalEntry, 'pieces' | 'before'>

/** What an entry tells, in the order in which it happened; draws stand where the first of them was. */
export const linesOf = ({ pieces, before }: Telling, base: BaseReader<Texts>): readonly JournalLine[] => {
  const reader: Reader = { ...base, dreamerOf: (seat) => before.dreamers[seat] ?? null }
  const first = pieces.findIndex(isDraw)
  return pieces.flatMap((told, at) => {
    if (at === first) return drawnLines(reader, pieces)
    const text = sentence(reader, told)
    return text === null ? [] : [lineOf(text, ruleOf(told))]
  })
}

/** What weighs most of what was told at once stands for all of it. */
const HEADLINES: readonly Told['type'][] = [
  ...(['won', 'wentOut', 'dreamerWoke', 'artefactDefeated'] as const),
  ...(['defended', 'attacked', 'summoned', 'itemUsed'] as const),
]

export const newsOf = (last: Telling, reader: BaseReader<Texts>): readonly NewsLine[] => {
  const lines = linesOf(last, reader)
  const weighty = HEADLINES.find((type) => last.pieces.some((told) => told.type === type))
  const headline = weighty
    ? linesOf({ ...last, pieces: last.pieces.filter(({ type }) => type === weighty) }, reader)[0]?.text
    : lines.at(-1)?.text
  return lines.map((line) => ({ ...line, main: line.text === headline }))
}
