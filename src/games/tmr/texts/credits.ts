import type { Locale } from '../../../house/texts/format.ts'

/** Whose game it is. */
export const credits: Readonly<Record<Locale, string>> = {
  fr: "Rêve de Dragon est un jeu de Denis Gerfaud. Ce compagnon n'est pas officiel : il ne remplace pas les livres et n'en reprend ni les textes ni les images.",
  en: 'Rêve de Dragon is a game by Denis Gerfaud. This companion is unofficial: it does not replace the books, and takes neither their texts nor their pictures.',
}
