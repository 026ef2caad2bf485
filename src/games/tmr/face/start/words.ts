import { gameWords } from '../../../../house/texts/gameWords.tsx'
import { firstStartTexts, loadStartTexts, type StartTexts } from '../../texts/startTexts.ts'

const words = gameWords<StartTexts>(firstStartTexts, loadStartTexts)

/** The few words of the start screen, there before all the others. */
export const withWords = words.within
export const useLanguage = words.useLanguage
export const useTexts = (): StartTexts => useLanguage().texts
