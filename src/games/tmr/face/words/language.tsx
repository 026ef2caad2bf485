import { gameWords } from '../../../../house/texts/gameWords.tsx'
import { useLoaded } from '../../../../house/texts/language.tsx'
import {
  type EffectTexts,
  firstTexts,
  loadDragon,
  loadPractice,
  loadSpells,
  loadTexts,
  type PracticeTexts,
  type Texts,
} from '../../texts/index.ts'

const words = gameWords<Texts>(firstTexts, loadTexts)

/** The words of the Terres Médianes, in the language of the house. */
export const WordsProvider = words.Provider
export const useLanguage = words.useLanguage
export const useTexts = (): Texts => useLanguage().texts

export const useSpellTexts = (): EffectTexts | null => useLoaded(loadSpells)?.value ?? null
export const useDragonTexts = (): EffectTexts | null => useLoaded(loadDragon)?.value ?? null
export const usePracticeTexts = (): PracticeTexts | null => useLoaded(loadPractice)?.value ?? null
