import { useLoaded } from '../../../../house/texts/language.tsx'
import { loadPractice, type PracticeTexts } from '../../texts/index.ts'

/** The words of practice; null until they are there. */
export const usePracticeTexts = (): PracticeTexts | null => useLoaded(loadPractice)?.value ?? null
