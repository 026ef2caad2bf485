import type { Locale } from '../../../house/texts/format.ts'
import type { NounsByLocale } from '../../../house/texts/nouns.ts'
import { fr } from './fr/index.ts'
import { nouns as frenchNouns } from './fr/nouns.ts'
import type { RulesReference } from './rulesReference.ts'
import type { DeckTexts, HindsightTexts, PracticeTexts, Texts } from './texts.ts'

export type { By } from './fr/journal.ts'
export type { DeckTexts, HindsightTexts, PracticeTexts, Texts } from './texts.ts'

/** At hand for the first frame, before anything is loaded. */
export const firstTexts: Texts = fr

export const loadTexts = async (locale: Locale): Promise<Texts> => (locale === 'fr' ? fr : (await import('./en/index.ts')).en)

/** A file of its own in each language. */
export const loadRules = async (locale: Locale): Promise<RulesReference> =>
  (await (locale === 'fr' ? import('./fr/rules.ts') : import('./en/rules.ts'))).rules

export const loadPractice = async (locale: Locale): Promise<PracticeTexts> =>
  (await (locale === 'fr' ? import('./fr/practice.ts') : import('./en/practice.ts'))).practice

export const loadHindsight = async (locale: Locale): Promise<HindsightTexts> =>
  (await (locale === 'fr' ? import('./fr/hindsight.ts') : import('./en/hindsight.ts'))).hindsight

export const loadDeckTexts = async (locale: Locale): Promise<DeckTexts> =>
  (await (locale === 'fr' ? import('./fr/deckBuilder.ts') : import('./en/deckBuilder.ts'))).deckBuilder

export const nouns: NounsByLocale = {
  first: frenchNouns,
  load: async (locale) => (locale === 'fr' ? frenchNouns : (await import('./en/nouns.ts')).nouns),
}
