import type { LessonSaid, Progress } from '../../../../kit/lessons/index.ts'
import {
  type Acts,
  type LessonDice as DiceOf,
  lessonDice as diceOf,
  type Lesson as LessonOf,
  progressOf as progressBy,
} from '../../../../kit/lessons/index.ts'
import type { Entry } from '../../../../kit/log.ts'
import type { Event, TableSetup } from '../../rules/index.ts'
import { type Act, actOf, actOfCommand, isAct } from '../act/act.ts'

export type Lesson = LessonOf<TableSetup>
export type LessonDice = DiceOf<Event>

const ACTS: Acts<Event, Act> = { done: actOf, said: actOfCommand, isMeant: isAct }

export const progressOf = (lesson: Lesson, entries: readonly Entry<Event>[]): Progress => progressBy(ACTS, lesson, entries)
export const lessonDice = (lesson: Lesson): LessonDice => diceOf(ACTS, lesson)

/** Who learns: the one dreamer of the lesson. */
export const learnerOf = ({ setup }: Lesson): string => setup.dreamers[0]?.id ?? ''

/** What a step asks for, as it is sent to the room. */
export const commandOf = (lesson: Lesson, said: LessonSaid): Readonly<Record<string, unknown>> =>
  said.type === 'advance' ? said : { dreamer: learnerOf(lesson), ...said }
