import type { Locale } from '../../../house/texts/format.ts'

/** What is taken from others. */
export const credits: Readonly<Record<Locale, string>> = {
  fr: 'Duel des dormeurs : les silhouettes des cartes viennent de game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0.',
  en: 'Duel of the Sleepers: the silhouettes of the cards are from game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
}
