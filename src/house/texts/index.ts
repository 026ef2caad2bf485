import type { Locale } from './format.ts'
import { fr } from './fr/index.ts'
import type { RefusalParams, RefusalText } from './fr/refusals.ts'
import type { Texts } from './texts.ts'

export { type Format, formatOf, LOCALES, type Locale } from './format.ts'
export type { RefusalParams } from './fr/refusals.ts'
export type { Texts } from './texts.ts'

/** At hand for the first frame, before anything is loaded. */
export const firstTexts: Texts = fr

export const loadTexts = async (locale: Locale): Promise<Texts> => (locale === 'fr' ? fr : (await import('./en/index.ts')).en)

interface RefusalTexts {
  readonly refusals: Readonly<Record<string, RefusalText>>
  readonly unknownRefusal: string
}

/** In the words of the house, or of a game with those of the house among them. */
export const refusalText = (texts: RefusalTexts, refusal: { readonly code: string; readonly params: RefusalParams }): string => {
  const say = Object.hasOwn(texts.refusals, refusal.code) ? texts.refusals[refusal.code] : undefined
  return say ? say(refusal.params) : texts.unknownRefusal
}
