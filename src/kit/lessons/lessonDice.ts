import { type Dice, type DieFace, fitsAsk, seededDice } from '../dice.ts'
import type { Entry } from '../log.ts'
import type { Lesson, LessonSaid, Reply } from './lesson.ts'
import { type Acts, progressOf, wayOf } from './progress.ts'

type Script = readonly (readonly [label: string, face: DieFace])[]

/** Faces in order as long as they are what is asked for; chance of its own after that. */
const dealt = (script: Script, chance: Dice): Dice & Pick<LessonDice<never>, 'left' | 'strayed'> => {
  let [next, strayed] = [0, 0]
  return {
    roll: (ask) => {
      const entry = script[next]
      if (entry?.[0] === ask.label && fitsAsk(ask, entry[1])) return (script[next++] as Script[number])[1]
      strayed++
      return chance.roll(ask)
    },
    left: () => script.length - next,
    strayed: () => strayed,
  }
}

export interface LessonDice<Event> extends Dice {
  /** Before a command is sent: the dice of the way it takes. Leaving and coming back gives the same ones. */
  prepare(entries: readonly Entry<Event>[], said: LessonSaid): void
  /** Before another at the table says what it is to say. */
  prepareReply(entries: readonly Entry<Event>[], reply: Reply): void
  /** Faces of the present way that nobody asked for. */
  left(): number
  /** Faces asked for that the way had not laid out. */
  strayed(): number
}

const OFF_THE_WAY: Script = []

export const lessonDice = <Event, Act>(acts: Acts<Event, Act>, lesson: Lesson): LessonDice<Event> => {
  let hand = dealt(OFF_THE_WAY, seededDice(lesson.seed))
  return {
    prepare: (entries, said) => {
      const { step, retryFrom } = progressOf(acts, lesson, entries)
      const way = step && retryFrom === null ? wayOf(acts, step, said) : null
      hand = dealt((way?.dice ?? OFF_THE_WAY) as Script, seededDice(lesson.seed + entries.length))
    },
    prepareReply: (entries, reply) => {
      hand = dealt(reply.dice as Script, seededDice(lesson.seed + entries.length))
    },
    roll: (ask) => hand.roll(ask),
    left: () => hand.left(),
    strayed: () => hand.strayed(),
  }
}
