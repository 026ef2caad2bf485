import { type OpenLesson, openKeptLesson } from '../../../../../house/lessons/index.ts'
import type { AnyGame } from '../../../../../kit/game.ts'
import type { Refusal } from '../../../../../kit/refusal.ts'
import { type Lesson, type LessonDice, lessonDice } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { openTable } from '../openTable.ts'
import { keptLesson } from './keptLessons.ts'

type Prepared = Parameters<LessonDice['prepare']>

export const openLesson = async (lesson: Lesson): Promise<OpenLesson<TmrSpeech> | Refusal> => {
  const { tmr } = await import('../../../rules/index.ts')
  const kept = keptLesson(lesson)
  const dice = lessonDice(lesson)
  return openKeptLesson(kept, tmr as unknown as AnyGame, (storage) =>
    openTable({
      storage,
      dice,
      id: kept.keptAs,
      // The dice are the lesson's: nobody types them.
      typesDice: () => false,
      beforeSaid: ({ entries }, command) => dice.prepare(entries as Prepared[0], command as Prepared[1]),
    }),
  )
}
