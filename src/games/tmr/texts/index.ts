import type { Locale } from '../../../house/texts/format.ts'
import type { NounsByLocale } from '../../../house/texts/nouns.ts'
import { typeset } from '../../../house/texts/typeset.ts'
import type { EffectText } from './effectText.ts'
import type { foundry } from './fr/foundry.ts'
import { fr } from './fr/index.ts'
import { nouns as frenchNouns } from './fr/nouns.ts'
import type { practice } from './fr/practice/index.ts'
import type { RulesReference } from './rulesReference.ts'
import type { Texts } from './texts.ts'

export type { EffectText } from './effectText.ts'
export type { Texts } from './texts.ts'

/** At hand for the first frame, before anything is loaded. */
export const firstTexts: Texts = fr

export const loadTexts = async (locale: Locale): Promise<Texts> => (locale === 'fr' ? fr : (await import('./en/index.ts')).en)

/** Heavy parts: chunks of their own in each language. By name, for a condition would be minified into one call that fetches both. */
const LATER = {
  rules: { fr: () => import('./fr/rules/index.ts'), en: () => import('./en/rules/index.ts') },
  spells: { fr: () => import('./fr/spells/index.ts'), en: () => import('./en/spells/index.ts') },
  dragon: { fr: () => import('./fr/dragon/index.ts'), en: () => import('./en/dragon/index.ts') },
  aroundLessons: { fr: () => import('./fr/practice/lessons.ts'), en: () => import('./en/practice/lessons.ts') },
  practice: { fr: () => import('./fr/practice/index.ts'), en: () => import('./en/practice/index.ts') },
  foundry: { fr: () => import('./fr/foundry.ts'), en: () => import('./en/foundry.ts') },
  ready: { fr: () => import('./fr/ui/shelf.ts'), en: () => import('./en/ui/shelf.ts') },
}

export const loadRules = async (locale: Locale): Promise<RulesReference> => (await LATER.rules[locale]()).rules

/** By id; a table's own spells are not among them. */
export type EffectTexts = Readonly<Record<string, EffectText | undefined>>

export const loadSpells = async (locale: Locale): Promise<EffectTexts> => (await LATER.spells[locale]()).spells

export const loadDragon = async (locale: Locale): Promise<EffectTexts> => (await LATER.dragon[locale]()).dragon

export type PracticeTexts = typeof practice

export const loadPractice = async (locale: Locale): Promise<PracticeTexts> => (await LATER.practice[locale]()).practice

export const loadAroundLessons = async (locale: Locale): Promise<Pick<PracticeTexts, 'hub' | 'lessons'>> =>
  (await LATER.aroundLessons[locale]()).aroundLessons

export type FoundryTexts = typeof foundry

export const loadFoundry = async (locale: Locale): Promise<FoundryTexts> => (await LATER.foundry[locale]()).foundry

/** Who the ready dreamers are. */
export const loadReady = async (locale: Locale) => typeset(locale, (await LATER.ready[locale]()).ready)

export const nouns: NounsByLocale = {
  first: frenchNouns,
  load: async (locale) => (locale === 'fr' ? frenchNouns : (await import('./en/nouns.ts')).nouns),
}
