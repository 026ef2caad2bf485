import type { JournalPage } from '../../../../house/journal/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { Texts } from '../../texts/index.ts'
import { linesOf } from './announcements.ts'
import type { JournalGroup } from './groups.ts'
import type { JournalEntry } from './thread.ts'
import type { Names } from './words.ts'

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
export const headingOf = (texts: Texts, names: Names, group: JournalGroup, several: boolean): string => {
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
export const pagesOf = (
  texts: Texts,
  names: Names,
  groups: readonly JournalGroup[],
  several: boolean,
): readonly JournalPage<JournalEntry>[] =>
  groups.map((group, at) => ({
    title: goesOn(group, groups[at - 1]) ? null : headingOf(texts, names, group, several),
    subtitle: group.stretch === 'journey' ? texts.ui.journal.round(group) : null,
    entries: group.entries,
  }))

/** The journal as plain text: what was taken back is left out. */
export const journalAsText = (texts: Texts, format: Format, groups: readonly JournalGroup[], names: Names): string => {
  const written = ({ title, subtitle, entries }: JournalPage<JournalEntry>): string => {
    const lines = entries
      .filter(({ undone }) => !undone)
      .flatMap((entry) => linesOf(texts, format, entry, names))
      .map(({ text, rule }) => (rule ? `  ${text} [${rule}]` : `  ${text}`))
    return lines.length === 0 ? '' : [title, subtitle, ...lines].filter((line) => line !== null).join('\n')
  }
  return pagesOf(texts, names, groups, hasSeveral(groups)).map(written).filter(Boolean).join('\n\n').concat('\n')
}
