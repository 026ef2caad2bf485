import { lessonScreen } from '../../../../../house/exercise/index.ts'
import { LESSONS, type Lesson, type LessonDice, lessonDice, nextLesson } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { exercise } from '../exercise.ts'
import { keptLesson } from './keptLessons.ts'
import { useLessonTexts } from './lessonTexts.ts'

type Prepared = Parameters<LessonDice['prepare']>

const useWords = () => {
  const words = usePracticeTexts()
  const texts = useLessonTexts()
  if (!words || !texts) return null
  return {
    textOf: (id: string) => texts[id],
    hrefOf: (id: string) => hrefOfPractice('lecon', id),
    back: { name: words.hub.back, href: hrefOfPractice() },
    last: () => ({ text: words.lessons.last, name: words.drills.begin, href: hrefOfPractice('question') }),
  }
}

/** A lesson on the real board. */
export const LessonScreen = lessonScreen<TmrSpeech, Framing, Lesson>({
  ...{ exercise, lessons: LESSONS, kept: keptLesson, useWords },
  laidOf: (lesson) => {
    const dice = lessonDice(lesson)
    return { dice, beforeSaid: ({ entries }, command) => dice.prepare(entries as Prepared[0], command as Prepared[1]) }
  },
  framing: { goal: { spell: null, wanders: true }, sleeps: 'hourByHour' },
  nextOf: (lesson) => nextLesson(lesson.id) ?? null,
  picture: <Picture of="ascent" />,
  onFinished: ({ id }) => void keepDeed({ list: 'lessons', entry: { id, at: Date.now() } }),
})
