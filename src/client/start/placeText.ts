import { nameOf } from '../../games/tmr/rules/public.ts'
import type { Texts } from '../../i18n/index.ts'
import { type Locale, typesetText } from '../../i18n/index.ts'
import type { DreamerCard } from '../library/db.ts'

/** Where a dreamer's demi-rêve is, as far as the dreamer knows. */
export const placeText = ({ ui, genres }: Texts, locale: Locale, { position, genre }: DreamerCard): string =>
  position === null
    ? ui.library.lost({ inA: genres[genre].inA })
    : ui.library.place({ name: typesetText(locale, nameOf(position)), cell: position })
