import type { Locale } from '../../../house/texts/format.ts'

/** What is taken from others. */
export const credits: Readonly<Record<Locale, string>> = {
  fr: 'Duel des dormeurs : les silhouettes des cartes viennent pour la plupart de game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0 ; les autres ont été dessinées pour lui.',
  en: 'Duel of the Sleepers: most silhouettes of the cards are from game-icons.net (Lorc, Delapouite and others), CC BY 3.0; the others were drawn for it.',
}
