import type { Locale } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { nameOf } from '../../rules/brief.ts'
import type { StartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from './card.ts'

/** Where a dreamer's demi-rêve is, as far as the dreamer knows. */
export const placeText = ({ ui, genres }: StartTexts, locale: Locale, { position, genre }: DreamerCard): string =>
  position === null
    ? ui.library.lost({ inA: genres[genre].inA })
    : ui.library.place({ name: typesetText(locale, nameOf(position)), cell: position })
