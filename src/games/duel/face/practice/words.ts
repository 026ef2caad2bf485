import type { Locale } from '../../../../house/texts/format.ts'
import { useLoaded } from '../../../../house/texts/language.tsx'
import { typeset } from '../../../../house/texts/typeset.ts'
import type { LessonText } from '../../../../kit/lessons/index.ts'
import { loadPractice, type PracticeTexts } from '../../texts/index.ts'

type LessonTexts = Readonly<Record<string, LessonText | undefined>>

const TEXTS = {
  fr: () => import('../../practice/lessons/texts/fr/index.ts'),
  en: () => import('../../practice/lessons/texts/en/index.ts'),
}

const loadLessonTexts = async (locale: Locale): Promise<LessonTexts> => {
  const { lessonTexts } = await TEXTS[locale]()
  return typeset(locale, lessonTexts)
}

export const useLessonTexts = (): LessonTexts | null => useLoaded(loadLessonTexts)?.value ?? null
export const usePracticeTexts = (): PracticeTexts | null => useLoaded(loadPractice)?.value ?? null
