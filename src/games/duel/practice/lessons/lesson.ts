import {
  type Acts,
  type LessonDice as DiceOf,
  lessonDice as diceOf,
  type Lesson as LessonOf,
  type Progress,
  progressOf as progressBy,
  type Reply,
  replyIn as replyBy,
} from '../../../../kit/lessons/index.ts'
import type { Entry } from '../../../../kit/log.ts'
import type { Event, Setup } from '../../rules/index.ts'
import { type Act, actDone, actSaid, isAct } from './act.ts'

export type Lesson = LessonOf<Setup>
export type LessonDice = DiceOf<Event>

/** The seat of whoever learns or solves. */
export const LEARNER = 's1'

const ACTS: Acts<Event, Act> = { done: actDone(LEARNER), said: actSaid, isMeant: isAct }

export const progressOf = (lesson: Lesson, entries: readonly Entry<Event>[]): Progress => progressBy(ACTS, lesson, entries)
export const replyIn = (lesson: Lesson, entries: readonly Entry<Event>[]): Reply | null => replyBy(ACTS, lesson, entries)
export const lessonDice = (lesson: Lesson): LessonDice => diceOf(ACTS, lesson)
