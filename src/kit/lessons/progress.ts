import type { Done, Entry } from '../log.ts'
import type { Lesson, LessonSaid, LessonStep, Reply, Way } from './lesson.ts'

/** How a game tells what a person did: from what they say, and from what came of it. */
export interface Acts<Event, Act> {
  /** Null: nothing of a person's. */
  done(events: readonly Event[]): Act | null
  said(said: LessonSaid): Act
  isMeant(done: Act, meant: Act): boolean
}

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

const countingActs = <Event>(entries: readonly Entry<Event>[]): readonly Done<Event>[] => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return entries.filter((entry): entry is Done<Event> => entry.kind === 'done' && !undone.has(entry.seq))
}

const judge = <Act>({ said, isMeant }: Pick<Acts<never, Act>, 'said' | 'isMeant'>, step: LessonStep, act: Act): Verdict => {
  if (isMeant(act, said(step.do))) return { kind: 'taught', step }
  return { kind: 'wrong', step, way: step.wrong.find((way) => isMeant(act, said(way.do))) ?? null }
}

const goesOn = (verdict: Verdict): boolean => verdict.kind === 'taught' || verdict.way?.next === 'goOn'

export const progressOf = <Event, Act>(
  acts: Acts<Event, Act>,
  lesson: Pick<Lesson, 'steps'>,
  entries: readonly Entry<Event>[],
): Progress => {
  const of = lesson.steps.length
  let [at, last]: [number, Verdict | null] = [0, null]
  for (const { seq, events } of countingActs(entries)) {
    const step = lesson.steps[at]
    if (!step) break
    const act = acts.done(events)
    if (act === null) continue
    last = judge(acts, step, act)
    if (!goesOn(last)) return { at, of, step, last, retryFrom: seq, finished: false }
    at++
  }
  return { at, of, step: lesson.steps[at] ?? null, last, retryFrom: null, finished: at >= of }
}

/** Of what a learner is about to say: the way it would be. */
export const wayOf = <Act>(
  { said: actOf, isMeant }: Pick<Acts<never, Act>, 'said' | 'isMeant'>,
  step: LessonStep,
  said: LessonSaid,
): LessonStep | Way | null => [step, ...step.wrong].find((way) => isMeant(actOf(said), actOf(way.do))) ?? null

/** What the others at the table say now to what the learner did last; null: nothing. Off the way they answer what was foreseen, and no more. */
export const replyIn = <Event, Act>(
  acts: Acts<Event, Act>,
  lesson: Pick<Lesson, 'steps'>,
  entries: readonly Entry<Event>[],
): Reply | null => {
  const { last, retryFrom } = progressOf(acts, lesson, entries)
  const way = last?.kind === 'taught' ? last.step : (last?.way ?? null)
  const done = countingActs(entries)
  const at = done.findLastIndex(({ events }) => acts.done(events) !== null)
  if (!way || (retryFrom !== null && done[at]?.seq !== retryFrom)) return null
  return way.then[done.length - 1 - at] ?? null
}
