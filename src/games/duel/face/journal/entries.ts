import type { JournalLine } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { Told } from '../../rules/public.ts'
import { cardName } from '../words/named.ts'
import { ruleOf } from './ruleOf.ts'
import { byOf, type Reader, sentence } from './sentence.ts'

/** A message as the journal has it. */
export interface JournalEntry {
  readonly n: number
  readonly pieces: readonly Told[]
  readonly undone: boolean
  readonly takesBack: boolean
  /** The round it was told in. */
  readonly round: number
  /** And the one before it. */
  readonly before: number
  /** Who dreamed at each seat before it: whoever wakes by it is still called by name. */
  readonly dreamers: Readonly<Record<string, string>>
}

const roundAfter = (round: number, told: readonly Told[]): number =>
  told.reduce((now, one) => (one.type === 'turnBegan' ? one.round : now), round)

const dreamersAfter = (before: Readonly<Record<string, string>>, told: readonly Told[]): Readonly<Record<string, string>> => {
  let now = before
  for (const one of told) {
    if (one.type === 'dreamerDrawn') now = { ...now, [one.seat]: one.dreamer }
    if (one.type === 'exchanged') now = { ...now, [one.seat]: now[one.with] ?? '', [one.with]: now[one.seat] ?? '' }
  }
  return now
}

/** Every message as an entry. What was taken back no longer counts for what follows. */
export const journalEntries = (notices: List<Notice<Told>>): readonly JournalEntry[] => {
  const all = [...notices]
  const undone = new Set(all.flatMap((notice) => notice.undone ?? []))
  const entries: JournalEntry[] = []
  let round = 0
  let dreamers: JournalEntry['dreamers'] = {}
  for (const { n, told, undone: taken } of all) {
    if (taken) {
      const first = entries.find((entry) => taken.includes(entry.n))
      dreamers = first?.dreamers ?? dreamers
      round = first?.before ?? round
    }
    const before = round
    round = roundAfter(round, told)
    entries.push({ n, pieces: told, undone: undone.has(n), takesBack: taken !== undefined, round, before, dreamers })
    dreamers = dreamersAfter(dreamers, told)
  }
  return entries
}

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

/** What an entry tells, in the order in which it happened; draws stand where the first of them was. */
export const linesOf = (reader: Reader, { pieces }: Pick<JournalEntry, 'pieces'>): readonly JournalLine[] => {
  const first = pieces.findIndex(isDraw)
  return pieces.flatMap((told, at) => {
    if (at === first) return drawnLines(reader, pieces)
    const text = sentence(reader, told)
    return text === null ? [] : [lineOf(text, ruleOf(told))]
  })
}

export const readerAt = (reader: Omit<Reader, 'dreamerOf'>, { dreamers }: Pick<JournalEntry, 'dreamers'>): Reader => ({
  ...reader,
  dreamerOf: (seat) => dreamers[seat] ?? null,
})
