import { exercisesOf, type KeptLesson } from '../../../../house/exercise/index.ts'
import type { Framing } from '../../../../house/play/index.ts'
import { storeAs, storedList } from '../../../../house/settings/stored.ts'
import type { Locale } from '../../../../house/texts/format.ts'
import { laterWords } from '../../../../house/texts/laterWords.tsx'
import { typeset } from '../../../../house/texts/typeset.ts'
import type { AnyGame } from '../../../../kit/game.ts'
import type { LessonText } from '../../../../kit/lessons/index.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import { LEARNER, LESSONS, type Lesson, progressOf, replyIn } from '../../practice/index.ts'
import { loadPractice } from '../../texts/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { PlayScreen } from '../play/table.tsx'

/** The learner at a table of this page, whose other seats say what the exercise lays out. */
export const { exercise } = exercisesOf<DuelSpeech, Framing>({
  rules: async () => (await import('../../rules/index.ts')).duel as unknown as AnyGame,
  solo: { seatOf: () => LEARNER },
  Screen: PlayScreen,
  useHome: () => ({ href: hrefOfPractice(), name: usePracticeWords().title }),
})

export const keptLesson = (lesson: Lesson): KeptLesson => ({
  id: lesson.id,
  keptAs: `duel lesson ${lesson.id} ${seedOfText(JSON.stringify(lesson))}`,
  setup: lesson.setup,
  progressIn: (entries) => progressOf(lesson, entries as Parameters<typeof progressOf>[1]),
  isAwaited: (entries) => replyIn(lesson, entries as Parameters<typeof replyIn>[1]) !== null,
})

export const KEPT_LESSONS: readonly KeptLesson[] = LESSONS.map(keptLesson)

const TEXTS = {
  fr: () => import('../../practice/lessons/texts/fr/index.ts'),
  en: () => import('../../practice/lessons/texts/en/index.ts'),
}
type LessonTexts = Readonly<Record<string, LessonText | undefined>>

const loadLessonTexts = async (locale: Locale): Promise<LessonTexts> => typeset(locale, (await TEXTS[locale]()).lessonTexts)

/** With the words of the lessons: both are fetched at once. */
export const { within: withPractice, useWords: usePracticeWords } = laterWords(async (locale) => {
  const [words, lessonTexts] = await Promise.all([loadPractice(locale), loadLessonTexts(locale)])
  return { ...words, lessonTexts }
})
export type PracticeWords = ReturnType<typeof usePracticeWords>

const SOLVED = 'demi-reve.duel.positions'

/** The positions solved in this browser; one that keeps nothing has none. */
export const solvedPositions = (): Set<unknown> => new Set(storedList(SOLVED))
export const keepSolved = (id: string): void => void storeAs(SOLVED, [...solvedPositions().add(id)])
