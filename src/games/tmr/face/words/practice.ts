import { laterWords } from '../../../../house/texts/laterWords.tsx'
import { loadPractice } from '../../texts/index.ts'

/** The words of what is practised, of journeys told and weighed. */
export const { within: withPractice, useWords: usePractice } = laterWords(loadPractice)
