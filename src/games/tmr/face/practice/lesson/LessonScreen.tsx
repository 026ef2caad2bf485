import { lessonScreen } from '../../../../../house/exercise/index.ts'
import { LESSONS, type Lesson, type LessonDice, lessonDice, nextLesson } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { hrefOfPractice } from '../../routes/pages.ts'
import { exercise } from '../exercise.ts'
import { keptLesson } from './keptLessons.ts'
import { useAroundLessons, useLessonTexts } from './lessonTexts.ts'

type Prepared = Parameters<LessonDice['prepare']>

const useWords = () => {
  const words = useAroundLessons()
  const texts = useLessonTexts()
  if (!words || !texts) return null
  return {
    textOf: (id: string) => texts[id],
    hrefOf: (id: string) => hrefOfPractice('lecon', id),
    back: { name: words.hub.back, href: hrefOfPractice() },
    last: () => ({ text: words.lessons.last, name: words.lessons.train, href: hrefOfPractice('question') }),
  }
}

const keepLearnt = async ({ id }: Lesson): Promise<void> => {
  const { keepDeed } = await import('../../record/keptRecord.ts')
  await keepDeed({ list: 'lessons', entry: { id, at: Date.now() } })
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
  onFinished: (lesson) => void keepLearnt(lesson),
})
