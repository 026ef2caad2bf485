import type { Format } from '../../../../../house/texts/format.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import type { OpenedMoment } from '../../../practice/index.ts'
import type { DreamerView, Told, View } from '../../../rules/public.ts'
import type { Texts } from '../../../texts/index.ts'
import { announcements } from '../../journal/announcements.ts'
import type { Names } from '../../journal/words.ts'

/** The same as if it had been told here; the encounter of the moment is the one spoken of. */
const asNotices = (after: OpenedMoment['after'], { clock }: View, { id, encounter }: DreamerView): readonly Notice<Told>[] => {
  const told = (what: unknown): Told => ({ dreamer: id, round: 0, clock, what }) as Told
  const met = encounter ? [told({ type: 'encounterMet', ...encounter, face: 1, dice: [] })] : []
  return [
    { n: 1, told: met },
    { n: 2, told: after.map(told) },
  ]
}

/** What was done and how it went, in sentences; what cannot be told is left out. */
export const afterLines = (
  texts: Texts,
  format: Format,
  { after }: OpenedMoment,
  { view, board }: { readonly view: View; readonly board: DreamerView },
  names: Names,
): readonly string[] => {
  try {
    return announcements(texts, format, asNotices(after, view, board), 1, names)
  } catch {
    return []
  }
}
