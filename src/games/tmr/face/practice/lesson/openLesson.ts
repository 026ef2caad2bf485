import type { OpenLesson } from '../../../../../house/lessons/index.ts'
import { exerciseStorage } from '../../../../../house/library/exercises.ts'
import { newId } from '../../../../../house/ui/newId.ts'
import type { AnyGame } from '../../../../../kit/game.ts'
import type { Progress } from '../../../../../kit/lessons/index.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import { GARDIEN } from '../../../../../kit/roles.ts'
import { newTable } from '../../../../../kit/storage.ts'
import { type Lesson, type LessonDice, lessonDice } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import { openTable } from '../openTable.ts'
import { keptAs, progressIn } from './keptLessons.ts'

type Prepared = Parameters<LessonDice['prepare']>

/** A browser that keeps nothing still teaches. */
const storageOf = (lesson: Lesson, game: AnyGame): ReturnType<typeof exerciseStorage> =>
  exerciseStorage(keptAs(lesson), game, lesson.setup).catch(() => memoryStorage(newTable(game, lesson.setup)))

export const openLesson = async (lesson: Lesson): Promise<OpenLesson<TmrSpeech> | Refusal> => {
  const { tmr } = await import('../../../rules/index.ts')
  const game = tmr as unknown as AnyGame
  const dice = lessonDice(lesson)
  const opened = await openTable({
    storage: await storageOf(lesson, game),
    dice,
    id: keptAs(lesson),
    // The dice are the lesson's: nobody types them.
    typesDice: () => false,
    beforeSaid: ({ entries }, command) => dice.prepare(entries as Prepared[0], command as Prepared[1]),
  })
  if (isRefusal(opened)) return opened
  const { seat, room } = opened
  const progress = (): Progress => progressIn(lesson, room.entries)
  const tryAgain = async (): Promise<void> => {
    while (progress().retryFrom !== null) {
      const answer = await room.undo({ id: newId(), by: GARDIEN })
      if (!answer.ok) return
    }
  }
  return { seat, progress, tryAgain }
}
