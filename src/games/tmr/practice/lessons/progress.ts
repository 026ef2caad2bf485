import type { Done, Entry } from '../../../../kit/log.ts'
import type { Event } from '../../rules/index.ts'
import { actOf, actOfCommand, isAct } from '../act/act.ts'
import type { Lesson, LessonSaid, LessonStep, Way } from './lesson.ts'

/** What came of the last act. `way` null: nothing the lesson foresaw. */
export type Verdict =
  | { readonly kind: 'taught'; readonly step: LessonStep }
  | { readonly kind: 'wrong'; readonly step: LessonStep; readonly way: Way | null }

/** Where a learner stands: it follows from the log of the room alone. */
export interface Progress {
  /** Steps done. */
  readonly at: number
  readonly of: number
  /** What is asked now; null: the lesson is over. */
  readonly step: LessonStep | null
  readonly last: Verdict | null
  /** Off the taught way: the entry from which "try again" takes back. Playing on is free. */
  readonly retryFrom: number | null
  readonly finished: boolean
}

const countingActs = (entries: readonly Entry<Event>[]): readonly Done<Event>[] => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return entries.filter((entry): entry is Done<Event> => entry.kind === 'done' && !undone.has(entry.seq))
}

const saidIs = (events: readonly Event[], said: LessonSaid): boolean => {
  const act = actOf(events)
  return act !== null && isAct(act, actOfCommand(said))
}

const judge = (step: LessonStep, events: readonly Event[]): Verdict => {
  if (saidIs(events, step.do)) return { kind: 'taught', step }
  return { kind: 'wrong', step, way: step.wrong.find((way) => saidIs(events, way.do)) ?? null }
}

const goesOn = (verdict: Verdict): boolean => verdict.kind === 'taught' || verdict.way?.next === 'goOn'

export const progressOf = (lesson: Lesson, entries: readonly Entry<Event>[]): Progress => {
  const of = lesson.steps.length
  let [at, last]: [number, Verdict | null] = [0, null]
  for (const { seq, events } of countingActs(entries)) {
    const step = lesson.steps[at]
    if (!step) break
    if (actOf(events) === null) continue
    last = judge(step, events)
    if (!goesOn(last)) return { at, of, step, last, retryFrom: seq, finished: false }
    at++
  }
  return { at, of, step: lesson.steps[at] ?? null, last, retryFrom: null, finished: at >= of }
}

/** Of what a learner is about to say: the way it would be. */
export const wayOf = (step: LessonStep, said: LessonSaid): LessonStep | Way | null =>
  [step, ...step.wrong].find((way) => isAct(actOfCommand(said), actOfCommand(way.do))) ?? null
