import type { DreamerId, Moment, Told } from '../../rules/public.ts'
import { reader } from './growing.ts'
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

interface Grouped {
  readonly groups: readonly JournalGroup[]
  /** How often each has gone up. */
  readonly ascents: ReadonlyMap<DreamerId, number>
}

type OpenGroup = Omit<JournalGroup, 'entries'> & { readonly entries: JournalEntry[] }

/** The last group goes on as a copy: what was grouped stays as it is. */
const reopened = (groups: readonly JournalGroup[]): OpenGroup[] => {
  const open = groups.map((group) => group as OpenGroup)
  const last = groups[groups.length - 1]
  if (last) open[open.length - 1] = { ...last, entries: last.entries.slice() }
  return open
}

const groupOn = (before: Grouped, entries: readonly JournalEntry[]): Grouped => {
  const groups = reopened(before.groups)
  const ascents = new Map(before.ascents)
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
    const went = ascents.get(dreamer) ?? 0
    const ascent = went + (opens(entry) ? 1 : 0)
    if (goesUp(entry)) ascents.set(dreamer, ascent)
    const same = open && open.dreamer === dreamer && open.round === round && open.ascent === ascent
    if (same) open.entries.push(entry)
    else groups.push({ dreamer, ascent, round, clock, entries: [entry] })
  }
  return { groups, ascents }
}

const grouperOfAll = reader(groupOn, (): Grouped => ({ groups: [], ascents: new Map() }))

/** What the table does is told in whatever round it falls. */
export const groupEntries = (entries: readonly JournalEntry[]): readonly JournalGroup[] => grouperOfAll(entries).groups

/** What of the groups lies between two messages, both included. */
export const groupsWithin = (groups: readonly JournalGroup[], first: number, last: number): readonly JournalGroup[] =>
  groups.flatMap((group) => {
    if ((group.entries.at(-1)?.n ?? 0) < first || (group.entries[0]?.n ?? 0) > last) return []
    return [{ ...group, entries: group.entries.filter(({ n }) => n >= first && n <= last) }]
  })
