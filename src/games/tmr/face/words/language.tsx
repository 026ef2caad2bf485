import { gameWords } from '../../../../house/texts/gameWords.tsx'
import type { Format, Locale } from '../../../../house/texts/index.ts'
import { laterWords } from '../../../../house/texts/laterWords.tsx'
import { whenQuiet } from '../../../../house/ui/quiet.ts'
import { type EffectTexts, firstTexts, loadDragon, loadPractice, loadSpells, loadTexts, type Texts } from '../../texts/index.ts'

/** The sentences, and the names of spells and of what Dragons leave: without them another language would name these in French. */
export interface Words {
  readonly texts: Texts
  readonly spells: EffectTexts | null
  readonly dragon: EffectTexts | null
}

const FIRST: Words = { texts: firstTexts, spells: null, dragon: null }

const loadWords = async (locale: Locale): Promise<Words> => {
  if (locale === 'fr') await whenQuiet()
  const [texts, spells, dragon] = await Promise.all([loadTexts(locale), loadSpells(locale), loadDragon(locale)])
  return { texts, spells, dragon }
}

export const words = gameWords<Words>(FIRST, loadWords)
const useWords = (): Words => words.useLanguage().texts

/** The words of the Terres Médianes, in the language of the house. */
export const useTexts = (): Texts => useWords().texts
export const useLanguage = (): { readonly texts: Texts; readonly format: Format } => {
  const { texts, format } = words.useLanguage()
  return { texts: texts.texts, format }
}

export const useSpellTexts = (): EffectTexts | null => useWords().spells
export const useDragonTexts = (): EffectTexts | null => useWords().dragon

/** The words of what is practised, of journeys told and weighed. */
export const { within: withPractice, useWords: usePractice } = laterWords(loadPractice)
