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

/** Heavy parts: chunks of their own in each language. */
export const loadRules = async (locale: Locale): Promise<RulesReference> =>
  (await (locale === 'fr' ? import('./fr/rules/index.ts') : import('./en/rules/index.ts'))).rules

/** By id; a table's own spells are not among them. */
export type EffectTexts = Readonly<Record<string, EffectText | undefined>>

export const loadSpells = async (locale: Locale): Promise<EffectTexts> =>
  (await (locale === 'fr' ? import('./fr/spells/index.ts') : import('./en/spells/index.ts'))).spells

export const loadDragon = async (locale: Locale): Promise<EffectTexts> =>
  (await (locale === 'fr' ? import('./fr/dragon/index.ts') : import('./en/dragon/index.ts'))).dragon

export type PracticeTexts = typeof practice

export const loadPractice = async (locale: Locale): Promise<PracticeTexts> =>
  (await (locale === 'fr' ? import('./fr/practice/index.ts') : import('./en/practice/index.ts'))).practice

export type FoundryTexts = typeof foundry

export const loadFoundry = async (locale: Locale): Promise<FoundryTexts> =>
  (await (locale === 'fr' ? import('./fr/foundry.ts') : import('./en/foundry.ts'))).foundry

/** Who the ready dreamers are. */
export const loadReady = async (locale: Locale) =>
  typeset(locale, (await (locale === 'fr' ? import('./fr/ui/shelf.ts') : import('./en/ui/shelf.ts'))).ready)

export const nouns: NounsByLocale = {
  first: frenchNouns,
  load: async (locale) => (locale === 'fr' ? frenchNouns : (await import('./en/nouns.ts')).nouns),
}
