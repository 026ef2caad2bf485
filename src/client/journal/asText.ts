import type { Format, Texts } from '../../i18n/index.ts'
import { linesOf } from './announcements.ts'
import type { JournalGroup } from './groups.ts'
import type { Names } from './words.ts'
import { capital } from './words.ts'

/** Whose journey and which round, in the shortest words; names only where there are several. */
export const headingOf = (
  texts: Texts,
  names: Names,
  { dreamer, ascent, round, clock }: JournalGroup,
  several: boolean,
): string => {
  const { journal, ui, hours } = texts
  const parts = [
    several && dreamer ? names.dreamer(dreamer) : '',
    ascent > 0 ? `${journal.ascent({ number: ascent })} · ${ui.journal.round({ round })}` : ui.journal.before,
    clock ? `${capital(hours[clock.hour].name)}, ${ui.sheet.day(clock)}` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

export const hasSeveral = (groups: readonly JournalGroup[]): boolean =>
  new Set(groups.map(({ dreamer }) => dreamer).filter((dreamer) => dreamer !== null)).size > 1

/** The journal as plain text: what was taken back is left out. */
export const journalAsText = (texts: Texts, format: Format, groups: readonly JournalGroup[], names: Names): string => {
  const several = hasSeveral(groups)
  return groups
    .map((group) => {
      const lines = group.entries
        .filter(({ undone }) => !undone)
        .flatMap((entry) => linesOf(texts, format, entry, names))
        .map(({ text, rule }) => (rule ? `  ${text} [${rule}]` : `  ${text}`))
      return lines.length > 0 ? [headingOf(texts, names, group, several), ...lines].join('\n') : ''
    })
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
