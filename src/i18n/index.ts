import type { Locale } from './format.ts'
import { fr } from './fr/index.ts'
import type { RefusalParams } from './fr/refusals.ts'
import type { RulesReference } from './fr/rules/index.ts'

export { type Format, formatOf, LOCALES, type Locale, type PluralForms } from './format.ts'
export type { RefusalParams } from './fr/refusals.ts'
export type { RulesReference, RuleText } from './fr/rules/index.ts'
export { typesetText } from './typeset.ts'

export type Texts = typeof fr
export type RefusalCode = keyof Texts['refusals']

/** At hand for the first frame, before anything is loaded. */
export const firstTexts: Texts = fr

export const loadTexts = async (locale: Locale): Promise<Texts> => (locale === 'fr' ? fr : (await import('./en/index.ts')).en)

/** The rule reference, a chunk of its own in each language. */
export const loadRules = async (locale: Locale): Promise<RulesReference> =>
  (await (locale === 'fr' ? import('./fr/rules/index.ts') : import('./en/rules/index.ts'))).rules

export const refusalText = (texts: Texts, refusal: { readonly code: string; readonly params: RefusalParams }): string =>
  Object.hasOwn(texts.refusals, refusal.code) ? texts.refusals[refusal.code as RefusalCode](refusal.params) : texts.unknownRefusal
