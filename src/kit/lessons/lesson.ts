import * as v from 'valibot'
import { parseWith } from '../parse.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
const rule = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}-\d{1,2}$/))
const dice = v.optional(v.array(v.tuple([v.string(), v.union([v.number(), v.string()])])), [])
/** A command as a person says it; whose it is, the lesson knows. */
const said = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) })

/** What another at the table says to what was done, with its dice. */
const replySchema = v.object({ by: v.pipe(v.string(), v.maxLength(64)), do: said, dice })
const then = v.optional(v.array(replySchema), [])

/** Another way than the taught one, foreseen: its dice, and whether the step is asked again or the lesson goes on. */
const waySchema = v.object({ id: name, do: said, dice, then, next: v.picklist(['again', 'goOn']) })

const stepSchema = v.object({
  id: name,
  /** The rule that explains what happens when the step is done. */
  rule,
  do: said,
  dice,
  then,
  wrong: v.optional(v.array(waySchema), []),
})

const lessonSchema = v.object({
  id: name,
  /** What it teaches. */
  rules: v.pipe(v.array(rule), v.nonEmpty()),
  /** Of the dice off the taught way. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  /** A table of the game with one learner. */
  setup: v.unknown(),
  steps: v.pipe(v.array(stepSchema), v.nonEmpty()),
})

export type Reply = v.InferOutput<typeof replySchema>
export type Way = v.InferOutput<typeof waySchema>
export type LessonStep = v.InferOutput<typeof stepSchema>
export type LessonSaid = v.InferOutput<typeof said>
export interface Lesson<Setup = unknown> extends Omit<v.InferOutput<typeof lessonSchema>, 'setup'> {
  readonly setup: Setup
}

/** A lesson is data: a file of it, read by the game it teaches. */
export const parseLesson = <Setup>(input: unknown, parseSetup: (setup: unknown) => Setup | Refusal): Lesson<Setup> | Refusal => {
  const lesson = parseWith(lessonSchema, input)
  if (isRefusal(lesson)) return lesson
  const setup = parseSetup(lesson.setup)
  return isRefusal(setup) ? setup : { ...lesson, setup }
}
