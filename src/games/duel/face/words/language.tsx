import { gameWords } from '../../../../house/texts/gameWords.tsx'
import { firstTexts, loadTexts, type Texts } from '../../texts/index.ts'

export const words = gameWords<Texts>(firstTexts, loadTexts)

/** The words of the duel, in the language of the house. */
export const useLanguage = words.useLanguage
export const useTexts = (): Texts => useLanguage().texts
