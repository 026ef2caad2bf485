import type { CellId, DreamerView } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cellName } from './cellName.ts'

/** Désert de Krane · H5 */
export const placeOf = (texts: Texts, cell: CellId): string => `${cellName(texts, cell)} · ${cell}`

/** Where a dreamer is as far as the viewer knows, or lost among how many cells. */
export const whereIs = (texts: Texts, { position, genre, candidates }: DreamerView): string =>
  position === null
    ? texts.ui.sheet.lostAmong({ inA: texts.genres[genre].inA, count: candidates.length })
    : placeOf(texts, position)
