import { lessonScreen } from '../../../../house/lessons/index.ts'
import { LESSONS, type Lesson, nextLesson } from '../../practice/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { PlayScreen } from '../play/table.tsx'
import { keptLesson, openLesson } from './openLesson.ts'
import { useLessonTexts, usePracticeTexts } from './words.ts'

const isFirst = (lesson: Lesson): boolean => lesson === LESSONS[0]

const useWords = () => {
  const words = usePracticeTexts()
  const texts = useLessonTexts()
  if (!words || !texts) return null
  const home = { name: words.title, href: hrefOfPractice() }
  return {
    ...{ home, back: home },
    textOf: (id: string) => texts[id],
    hrefOf: (id: string) => hrefOfPractice('lecon', id),
    last: (lesson: Lesson) =>
      isFirst(lesson)
        ? { text: words.afterFirst, name: words.face, href: hrefOfPractice('affronter') }
        : { text: words.afterLast, name: words.positions, href: hrefOfPractice() },
  }
}

/** After the first game a real duel, after a power the next one, after the last the positions. */
export const LessonScreen = lessonScreen<DuelSpeech, Lesson>({
  ...{ lessons: LESSONS, open: openLesson, kept: keptLesson, useWords, Screen: PlayScreen },
  nextOf: (lesson) => (isFirst(lesson) ? null : (nextLesson(lesson.id) ?? null)),
})
