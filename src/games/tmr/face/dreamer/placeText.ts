import type { StartTexts } from '../../texts/startTexts.ts'
import { cellName } from '../words/cellName.ts'
import type { DreamerCard } from './card.ts'

/** Where a dreamer's demi-rêve is, as far as the dreamer knows. */
export const placeText = (texts: StartTexts, { position, genre }: DreamerCard): string =>
  position === null
    ? texts.ui.library.lost({ inA: texts.genres[genre].inA })
    : texts.ui.library.place({ name: cellName(texts, position), cell: position })
