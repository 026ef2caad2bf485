import type { Locale } from '../../../../../house/texts/format.ts'
import { fetchLoaded, useLoaded } from '../../../../../house/texts/language.tsx'
import { typeset } from '../../../../../house/texts/typeset.ts'
import { whenQuiet } from '../../../../../house/ui/quiet.ts'
import type { LessonText } from '../../../../../kit/lessons/index.ts'
import { loadAroundLessons } from '../../../texts/index.ts'

type LessonTexts = Readonly<Record<string, LessonText | undefined>>

const TEXTS = {
  fr: () => import('../../../practice/lessons/texts/fr/index.ts'),
  en: () => import('../../../practice/lessons/texts/en/index.ts'),
}

/** Taught to whoever has just come: theirs is fetched alone. */
export const FIRST = 'ascent'

const FIRST_TEXT = {
  fr: () => import('../../../practice/lessons/texts/fr/ascent.ts'),
  en: () => import('../../../practice/lessons/texts/en/ascent.ts'),
}

const loadFirst = async (locale: Locale): Promise<LessonTexts> =>
  typeset(locale, { [FIRST]: (await FIRST_TEXT[locale]()).ascent })

const loadLessonTexts = async (locale: Locale): Promise<LessonTexts> => {
  const { lessonTexts } = await TEXTS[locale]()
  return typeset(locale, lessonTexts)
}

const loadOthers = async (locale: Locale): Promise<LessonTexts> => {
  await whenQuiet()
  return loadLessonTexts(locale)
}

/** All of them; for the first lesson its own is enough. */
export const useLessonTexts = (lesson?: string): LessonTexts | null => {
  const first = useLoaded(lesson === FIRST ? loadFirst : loadLessonTexts)?.value
  const all = useLoaded(loadOthers)?.value
  return all ?? first ?? null
}

export const useAroundLessons = () => useLoaded(loadAroundLessons)?.value ?? null

/** So that they come together with the screen. */
export const fetchLessonTexts = (locale: Locale): Promise<unknown> =>
  Promise.all([fetchLoaded(loadFirst, locale), fetchLoaded(loadAroundLessons, locale)])
