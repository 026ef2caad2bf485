import type { Format } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { type CellId, type DreamerView, nameOf } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** Désert de Krane · H5 */
export const placeOf = (format: Format, cell: CellId): string => `${typesetText(format.locale, nameOf(cell))} · ${cell}`

/** Where a dreamer is as far as the viewer knows, or lost among how many cells. */
export const whereIs = (texts: Texts, format: Format, { position, genre, candidates }: DreamerView): string =>
  position === null
    ? texts.ui.sheet.lostAmong({ inA: texts.genres[genre].inA, count: candidates.length })
    : placeOf(format, position)
