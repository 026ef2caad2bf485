import { type KeptLesson, lessonScreen } from '../../../../../house/exercise/index.ts'
import { seedOfText } from '../../../../../kit/seedOfText.ts'
import { type Lesson, type LessonDice, lessonDice, progressOf } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { hrefOfPractice } from '../../routes/pages.ts'
import { exercise } from '../exercise.ts'
import { useAroundLessons, useLessonTexts } from './lessonTexts.ts'

type Prepared = Parameters<LessonDice['prepare']>

type EventEntries = Parameters<typeof progressOf>[1]

export const keptLesson = (lesson: Lesson): KeptLesson => ({
  id: lesson.id,
  keptAs: `lesson ${lesson.id} ${seedOfText(JSON.stringify(lesson))}`,
  setup: lesson.setup,
  progressIn: (entries) => progressOf(lesson, entries as EventEntries),
})

const useWords = (lesson: string) => {
  const words = useAroundLessons()
  const texts = useLessonTexts(lesson)
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

/** Some lessons on the real board, and what follows each. */
export const lessonsOn = (lessons: readonly Lesson[], nextOf: (lesson: Lesson) => Pick<Lesson, 'id'> | null) =>
  lessonScreen<TmrSpeech, Framing, Lesson>({
    ...{ exercise, lessons, kept: keptLesson, useWords, nextOf },
    laidOf: (lesson) => {
      const dice = lessonDice(lesson)
      return { dice, beforeSaid: ({ entries }, command) => dice.prepare(entries as Prepared[0], command as Prepared[1]) }
    },
    framing: { goal: { spell: null, wanders: true }, sleeps: 'hourByHour', advice: 'kept-back' },
    picture: <Picture of="ascent" />,
    onFinished: (lesson) => void keepLearnt(lesson),
  })
