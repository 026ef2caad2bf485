import { type KeptLesson, type OpenLesson, openKeptLesson } from '../../../../house/lessons/index.ts'
import { openAmongOthers } from '../../../../house/library/amongOthers.ts'
import { type Seat, takeSeat } from '../../../../house/seat/seat.ts'
import { seatOptions } from '../../../../house/seat/seatOptions.ts'
import type { AnyGame } from '../../../../kit/game.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import { LEARNER, LESSONS, type Lesson, type LessonDice, lessonDice, progressOf, replyIn } from '../../practice/index.ts'
import type { DuelSpeech } from '../duel.ts'

type Entries = Parameters<LessonDice['prepare']>[0]
type Said = Parameters<LessonDice['prepare']>[1]

export const keptLesson = (lesson: Lesson): KeptLesson => ({
  id: lesson.id,
  keptAs: `duel lesson ${lesson.id} ${seedOfText(JSON.stringify(lesson))}`,
  setup: lesson.setup,
  progressIn: (entries) => progressOf(lesson, entries as Entries),
})

export const KEPT_LESSONS: readonly KeptLesson[] = LESSONS.map(keptLesson)

/** HID-2: dice that nobody types. */
export const PROGRAM_DICE = { typesDice: () => false }

/** The learner at a table whose other seat says what the lesson lays out. */
export const openLesson = async (lesson: Lesson): Promise<OpenLesson<DuelSpeech> | Refusal> => {
  const { duel } = await import('../../rules/index.ts')
  const dice = lessonDice(lesson)
  return openKeptLesson(keptLesson(lesson), duel as unknown as AnyGame, async (storage) => {
    const opened = await openAmongOthers({
      game: duel,
      storage,
      dice,
      me: joueur(LEARNER),
      others: lesson.setup.seats.filter(({ id }) => id !== LEARNER).map(({ id }) => joueur(id)),
      reply: ({ entries }, _, seat) => {
        const reply = replyIn(lesson, entries as Entries)
        if (!reply || seat.kind !== 'joueur' || reply.by !== seat.seat) return null
        dice.prepareReply(entries as Entries, reply)
        return reply.do
      },
      beforeSaid: ({ entries }, command) => dice.prepare(entries as Entries, command as Said),
    })
    if (isRefusal(opened)) return opened
    const seat = takeSeat(opened.link, { ...seatOptions({}), ...PROGRAM_DICE }) as Seat<DuelSpeech>
    return { seat, room: opened.room }
  })
}
