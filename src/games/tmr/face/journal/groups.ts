import type { DreamerId, Moment, Told } from '../../rules/public.ts'
import type { JournalEntry } from './thread.ts'

/** The entries of one round of one dreamer; `ascent` is 0 before the first. */
export interface JournalGroup {
  readonly dreamer: DreamerId | null
  readonly ascent: number
  readonly round: number
  readonly clock: Moment | null
  readonly entries: readonly JournalEntry[]
}

type OfDreamer = Extract<Told, { dreamer: DreamerId }>

const isOfDreamer = (told: Told): told is OfDreamer => told.dreamer !== null

/** An entry belongs to the round in which it ends. */
const lastOf = ({ pieces }: JournalEntry): OfDreamer | undefined => pieces.map(({ told }) => told).findLast(isOfDreamer)

const goesUp = ({ pieces, undone }: JournalEntry): boolean => !undone && pieces.some(({ told }) => told.what.type === 'ascended')

const opens = (entry: JournalEntry): boolean => entry.pieces.some(({ told }) => told.what.type === 'ascended')

/** What the table does is told in whatever round it falls. */
export const groupEntries = (entries: readonly JournalEntry[]): readonly JournalGroup[] => {
  const groups: { dreamer: DreamerId | null; ascent: number; round: number; clock: Moment | null; entries: JournalEntry[] }[] = []
  const ascents = new Map<DreamerId, number>()
  for (const entry of entries) {
    if (entry.pieces.length === 0) continue
    const told = lastOf(entry)
    const open = groups[groups.length - 1]
    if (!told) {
      if (open) open.entries.push(entry)
      else groups.push({ dreamer: null, ascent: 0, round: 0, clock: entry.pieces[0]?.told.clock ?? null, entries: [entry] })
      continue
    }
    const { dreamer, round, clock } = told
    const before = ascents.get(dreamer) ?? 0
    const ascent = before + (opens(entry) ? 1 : 0)
    if (goesUp(entry)) ascents.set(dreamer, ascent)
    const same = open && open.dreamer === dreamer && open.round === round && open.ascent === ascent
    if (same) open.entries.push(entry)
    else groups.push({ dreamer, ascent, round, clock, entries: [entry] })
  }
  return groups
}
