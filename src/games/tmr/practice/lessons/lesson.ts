import * as v from 'valibot'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { type TableSetup, tmr } from '../../rules/index.ts'

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
const rule = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}-\d{1,2}$/))
const dice = v.optional(v.array(v.tuple([v.string(), v.union([v.number(), v.string()])])), [])
/** A command as a person says it; the dreamer is the lesson's own. */
const said = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) })

/** Another way than the taught one, foreseen: its dice, and whether the step is asked again or the lesson goes on. */
const waySchema = v.object({ id: name, do: said, dice, next: v.picklist(['again', 'goOn']) })

const stepSchema = v.object({
  id: name,
  /** The rule that explains what happens when the step is done. */
  rule,
  do: said,
  dice,
  wrong: v.optional(v.array(waySchema), []),
})

const lessonSchema = v.object({
  id: name,
  /** What it teaches. */
  rules: v.pipe(v.array(rule), v.nonEmpty()),
  /** Of the dice off the taught way. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  /** A table of the game with one dreamer. */
  setup: v.unknown(),
  steps: v.pipe(v.array(stepSchema), v.nonEmpty()),
})

export type Way = v.InferOutput<typeof waySchema>
export type LessonStep = v.InferOutput<typeof stepSchema>
export type LessonSaid = v.InferOutput<typeof said>
export interface Lesson extends Omit<v.InferOutput<typeof lessonSchema>, 'setup'> {
  readonly setup: TableSetup
}

export const parseLesson = (input: unknown): Lesson | Refusal => {
  const lesson = parseWith(lessonSchema, input)
  if (isRefusal(lesson)) return lesson
  const setup = tmr.parseSetup(lesson.setup)
  return isRefusal(setup) ? setup : { ...lesson, setup }
}

/** Who learns: the one dreamer of the lesson. */
export const learnerOf = ({ setup }: Lesson): string => setup.dreamers[0]?.id ?? ''

/** What a step asks for, as it is sent to the room. */
export const commandOf = (lesson: Lesson, said: LessonSaid): Readonly<Record<string, unknown>> =>
  said.type === 'advance' ? said : { dreamer: learnerOf(lesson), ...said }
