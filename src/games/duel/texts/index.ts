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

/** By name, for a condition would be minified into one call that fetches both. */
const LATER = {
  rules: { fr: () => import('./fr/rules.ts'), en: () => import('./en/rules.ts') },
  practice: { fr: () => import('./fr/practice.ts'), en: () => import('./en/practice.ts') },
  hindsight: { fr: () => import('./fr/hindsight.ts'), en: () => import('./en/hindsight.ts') },
  deckBuilder: { fr: () => import('./fr/deckBuilder.ts'), en: () => import('./en/deckBuilder.ts') },
}

/** A file of its own in each language. */
export const loadRules = async (locale: Locale): Promise<RulesReference> => (await LATER.rules[locale]()).rules

export const loadPractice = async (locale: Locale): Promise<PracticeTexts> => (await LATER.practice[locale]()).practice

export const loadHindsight = async (locale: Locale): Promise<HindsightTexts> => (await LATER.hindsight[locale]()).hindsight

export const loadDeckTexts = async (locale: Locale): Promise<DeckTexts> => (await LATER.deckBuilder[locale]()).deckBuilder

export const nouns: NounsByLocale = {
  first: frenchNouns,
  load: async (locale) => (locale === 'fr' ? frenchNouns : (await import('./en/nouns.ts')).nouns),
}
