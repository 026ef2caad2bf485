import type { LessonSaid, Progress } from '../../../../../kit/lessons/index.ts'
import { memoryStorage } from '../../../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../../kit/roles.ts'
import { openRoom } from '../../../../../kit/room/room.ts'
import { newTable, type Storage } from '../../../../../kit/storage.ts'
import { type Event, tmr, type View } from '../../../rules/index.ts'
import { commandOf, type Lesson, learnerOf, lessonDice, progressOf } from '../lesson.ts'

/** Said for the gardien by whoever learns alone. */
const GARDIEN_WORDS: readonly string[] = ['advance']

export interface LessonRoom {
  says(said: LessonSaid): Promise<Progress>
  triesAgain(): Promise<Progress>
  progress(): Progress
  /** Faces of the last act laid out and not asked for, or asked for and not laid out. */
  strayDice(): number
  view(): View
  readonly storage: Storage<Event>
}

/** A lesson in a real room, as the screen opens it; with the storage of an earlier one, come back to. */
export const openLesson = async (
  lesson: Lesson,
  storage: Storage<Event> = memoryStorage(newTable(tmr, lesson.setup)),
): Promise<LessonRoom> => {
  const dice = lessonDice(lesson)
  const faults: unknown[] = []
  const room = await openRoom({ game: tmr, storage, dice, clock: () => 0, onFault: (error) => faults.push(error) })
  if (isRefusal(room)) throw new Error(JSON.stringify(room))
  let sent = room.entries.length * 1000
  const progress = (): Progress => progressOf(lesson, room.entries)
  const done = (answer: { ok: boolean }, of: string): Progress => {
    if (!answer.ok) throw new Error(`${of}: ${JSON.stringify(answer)} ${faults.join()}`)
    return progress()
  }
  return {
    storage,
    progress,
    view: () => room.view(joueur(learnerOf(lesson))),
    strayDice: () => dice.left() + dice.strayed(),
    says: async (said) => {
      dice.prepare(room.entries, said)
      const by = GARDIEN_WORDS.includes(said.type) ? GARDIEN : joueur(learnerOf(lesson))
      return done(await room.say({ id: `s${sent++}`, by, command: commandOf(lesson, said) }), said.type)
    },
    triesAgain: async () => {
      while (progress().retryFrom !== null) done(await room.undo({ id: `u${sent++}`, by: GARDIEN }), 'undo')
      return progress()
    },
  }
}
