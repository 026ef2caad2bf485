import { type JournalPage, reader } from '../../../../house/journal/index.ts'
import { countWhile, type List } from '../../../../kit/grown.ts'
import type { DreamerId, Moment, Told } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { linesOf } from './announcements.ts'
import type { JournalEntry } from './thread.ts'
import type { Reader } from './words.ts'

/** What a dreamer is about: a journey with what follows it, a sleep, the time after waking. */
type Stretch = 'before' | 'journey' | 'sleep' | 'day'

/** The entries of one round of one dreamer; `ascent` is 0 before the first. */
export interface JournalGroup {
  readonly dreamer: DreamerId | null
  readonly stretch: Stretch
  readonly ascent: number
  readonly round: number
  readonly clock: Moment | null
  readonly entries: readonly JournalEntry[]
}

type OfDreamer = Extract<Told, { dreamer: DreamerId }>

const isOfDreamer = (told: Told): told is OfDreamer => told.dreamer !== null

/** An entry belongs to the round in which it ends. */
const lastOf = ({ pieces }: JournalEntry): OfDreamer | undefined => pieces.map(({ told }) => told).findLast(isOfDreamer)

interface Course {
  readonly stretch: Stretch
  readonly ascent: number
}

const BEFORE: Course = { stretch: 'before', ascent: 0 }

/** What an entry tells of, and what those after it will: whoever falls asleep on a journey ends it so; waking ends the sleep. */
const courseOf = (before: Course, { pieces }: JournalEntry, dreamer: DreamerId): { of: Course; after: Course } => {
  let [of, after] = [before, before]
  for (const { told } of pieces) {
    if (told.dreamer !== dreamer) continue
    if (told.what.type === 'ascended') of = after = { stretch: 'journey', ascent: before.ascent + 1 }
    if (told.what.type === 'woke') after = { ...after, stretch: 'day' }
    if (told.what.type !== 'fellAsleep') continue
    after = { ...after, stretch: 'sleep' }
    if (told.what.why === 'will') of = after
  }
  return { of, after }
}

interface Grouped {
  readonly groups: readonly JournalGroup[]
  /** What each is about, and how often they have gone up. */
  readonly courses: ReadonlyMap<DreamerId, Course>
}

type OpenGroup = Omit<JournalGroup, 'entries'> & { readonly entries: JournalEntry[] }

/** The last group goes on as a copy: what was grouped stays as it is. */
const reopened = (groups: readonly JournalGroup[]): OpenGroup[] => {
  const open = groups.slice() as OpenGroup[]
  const last = groups[groups.length - 1]
  if (last) open[open.length - 1] = { ...last, entries: last.entries.slice() }
  return open
}

const groupOn = (before: Grouped, entries: readonly JournalEntry[]): Grouped => {
  const groups = reopened(before.groups)
  const courses = new Map(before.courses)
  for (const entry of entries) {
    if (entry.pieces.length === 0) continue
    const told = lastOf(entry)
    const open = groups[groups.length - 1]
    if (!told) {
      if (open) open.entries.push(entry)
      else groups.push({ ...BEFORE, dreamer: null, round: 0, clock: entry.pieces[0]?.told.clock ?? null, entries: [entry] })
      continue
    }
    const { dreamer, round, clock } = told
    const { of, after } = courseOf(courses.get(dreamer) ?? BEFORE, entry, dreamer)
    if (!entry.undone) courses.set(dreamer, after)
    const same = open?.dreamer === dreamer && open.round === round && open.ascent === of.ascent && open.stretch === of.stretch
    if (same) open.entries.push(entry)
    else groups.push({ ...of, dreamer, round, clock, entries: [entry] })
  }
  return { groups, courses }
}

const grouperOfAll = reader(groupOn, (): Grouped => ({ groups: [], courses: new Map() }))

/** What the table does is told in whatever round it falls. */
export const groupEntries = (entries: List<JournalEntry>): readonly JournalGroup[] => grouperOfAll(entries).groups

/** What of the groups lies between two messages, both included. */
export const groupsWithin = (groups: readonly JournalGroup[], first: number, last: number): readonly JournalGroup[] =>
  groups
    .slice(
      countWhile(groups, ({ entries }) => (entries.at(-1)?.n ?? 0) < first),
      countWhile(groups, ({ entries }) => (entries[0]?.n ?? 0) <= last),
    )
    .map((group) => ({ ...group, entries: group.entries.filter(({ n }) => n >= first && n <= last) }))

const stretchOf = ({ journal, ui }: Texts, { stretch, ascent }: JournalGroup): string => {
  switch (stretch) {
    case 'before':
      return ui.journal.before
    case 'journey':
      return journal.ascent({ number: ascent })
    case 'sleep':
      return journal.sleep
    case 'day':
      return journal.day
    default:
      return stretch satisfies never
  }
}

/** Whose journey, and when it began; names only where there are several. */
export const headingOf = ({ texts, names }: Pick<Reader, 'texts' | 'names'>, group: JournalGroup, several: boolean): string => {
  const { ui, hours } = texts
  const { dreamer, clock } = group
  const parts = [
    several && dreamer ? names.dreamer(dreamer) : '',
    stretchOf(texts, group),
    clock ? `${hours[clock.hour].name}, ${ui.sheet.day(clock)}` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Whether a group goes on with the journey of the one before it. */
export const goesOn = (group: JournalGroup, before: JournalGroup | undefined): boolean =>
  before !== undefined && before.dreamer === group.dreamer && before.ascent === group.ascent && before.stretch === group.stretch

export const hasSeveral = (groups: readonly JournalGroup[]): boolean => {
  const first = groups.find(({ dreamer }) => dreamer !== null)?.dreamer
  return groups.some(({ dreamer }) => dreamer !== null && dreamer !== first)
}

/** As the house shows them: a heading for each journey, a line for each of its rounds (FAT-2). `several`: whether names are needed. */
const pagesOf = (reader: Reader, groups: readonly JournalGroup[], several: boolean): readonly JournalPage<JournalEntry>[] =>
  groups.map((group, at) => ({
    title: goesOn(group, groups[at - 1]) ? null : headingOf(reader, group, several),
    subtitle: group.stretch === 'journey' ? reader.texts.ui.journal.round(group) : null,
    entries: group.entries,
  }))

/** The journal as plain text: what was taken back is left out. */
export const journalAsText = (reader: Reader, groups: readonly JournalGroup[]): string => {
  const written = ({ title, subtitle, entries }: JournalPage<JournalEntry>): string => {
    const lines = entries
      .filter(({ undone }) => !undone)
      .flatMap((entry) => linesOf(reader, entry))
      .map(({ text, rule }) => (rule ? `  ${text} [${rule}]` : `  ${text}`))
    return lines.length === 0 ? '' : [title, subtitle, ...lines].filter((line) => line !== null).join('\n')
  }
  return pagesOf(reader, groups, hasSeveral(groups)).map(written).filter(Boolean).join('\n\n').concat('\n')
}

export const journalPages = (reader: Reader, entries: List<JournalEntry>) => {
  const groups = groupEntries(entries)
  const several = hasSeveral(groups)
  return {
    within: (first: number, last: number) => pagesOf(reader, groupsWithin(groups, first, last), several),
    asText: () => journalAsText(reader, groups),
  }
}
