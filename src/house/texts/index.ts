import type { Locale } from './format.ts'
import { fr, frenchFor } from './fr/index.ts'
import type { RefusalParams, RefusalText } from './fr/refusals.ts'
import type { GameNouns } from './nouns.ts'
import type { Texts } from './texts.ts'

export { type Format, formatOf, LOCALES, type Locale } from './format.ts'
export type { RefusalParams } from './fr/refusals.ts'
export type { Texts } from './texts.ts'

/** At hand for the first frame, before anything is loaded. */
export const firstTexts: Texts = fr

/** What the house says in one language: before a game is chosen, and in the words of one. */
export interface Tongue {
  readonly texts: Texts
  textsFor(nouns: GameNouns): Texts
}

export const FIRST_TONGUE: Tongue = { texts: fr, textsFor: frenchFor }

export const loadTongue = async (locale: Locale): Promise<Tongue> => {
  if (locale === 'fr') return FIRST_TONGUE
  const { en, englishFor } = await import('./en/index.ts')
  return { texts: en, textsFor: englishFor }
}

interface RefusalTexts {
  readonly refusals: Readonly<Record<string, RefusalText>>
  readonly unknownRefusal: string
}

/** In the words of the house, or of a game with those of the house among them. */
export const refusalText = (texts: RefusalTexts, refusal: { readonly code: string; readonly params: RefusalParams }): string => {
  const say = Object.hasOwn(texts.refusals, refusal.code) ? texts.refusals[refusal.code] : undefined
  return say ? say(refusal.params) : texts.unknownRefusal
}
