import type { Logged } from '../../../../house/seat/link.ts'
import {
  type Drill,
  type DrillKind,
  dailyDrill,
  drillNear,
  type Evening,
  type Expectation,
  expectedOf,
  makeDrill,
  type Remark,
  type Remembered,
  remarksOn,
  type Situation,
} from '../../practice/index.ts'
import { makePlanner } from '../../rules/public.ts'

/** What each answer of a journey was worth. */
export interface RemarksWish {
  readonly kind: 'remarks'
  readonly log: Logged
  readonly dreamer: string
  /** What the journey is for; null: nothing is weighed but finding oneself. */
  readonly spell: string | null
  /** Absent: the last journey of the log. */
  readonly of?: 'whole'
}

/** What the worker of practice can be asked. */
export type Wish =
  | {
      readonly kind: 'near'
      readonly rating: number
      readonly seed: number
      readonly kinds: readonly DrillKind[]
      /** By theme: answers given shortly before. */
      readonly lately: Readonly<Partial<Record<DrillKind, readonly string[]>>>
    }
  | { readonly kind: 'drill'; readonly of: DrillKind; readonly seed: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'evening'; readonly evening: Evening; readonly nights: number }
  | RemarksWish

export interface Reckoned {
  readonly near: Drill | null
  readonly drill: Drill | null
  readonly day: Drill | null
  readonly evening: Expectation
  readonly remarks: readonly Remark[]
}

export interface Request {
  readonly id: number
  readonly wish: Wish
}

/** `done`: how much of it, 0 to 1, before the answer is there. */
export type Reply =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Reckoned[keyof Reckoned] }

/** Makes situations and plays evenings beside the page, which goes on meanwhile. */
const planner = makePlanner()
/** What was reckoned for one decision serves the next. */
const remembered: Remembered = new Map()

const answerTo = (wish: Wish, tell: (done: number) => void): Reckoned[keyof Reckoned] => {
  switch (wish.kind) {
    case 'near':
      return drillNear(planner, wish.rating, wish.seed, wish)
    case 'drill':
      return makeDrill(planner, wish.of, wish.seed)
    case 'day':
      return dailyDrill(planner, wish.day)
    case 'evening':
      return expectedOf(planner, wish.evening, wish.nights, tell)
    case 'remarks':
      return remarksOn(planner, wish.log as Situation, wish.dreamer, wish.spell, remembered, wish.of)
    default:
      return wish satisfies never
  }
}

/** The last answers: a question made ahead is there when it is asked for. */
const KEPT = 6
const known = new Map<string, Reckoned[keyof Reckoned]>()

const answered = (wish: Wish, tell: (done: number) => void): Reckoned[keyof Reckoned] => {
  // A whole log is no name to remember it by.
  if (wish.kind === 'remarks') return answerTo(wish, tell)
  const key = JSON.stringify(wish)
  const answer = known.has(key) ? (known.get(key) as Reckoned[keyof Reckoned]) : answerTo(wish, tell)
  known.set(key, answer)
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  return answer
}

const reply = (message: Reply): void => self.postMessage(message)

self.addEventListener('message', ({ data: { id, wish } }: MessageEvent<Request>) => {
  const answer = answered(wish, (done) => reply({ id, kind: 'progress', done }))
  reply({ id, kind: 'answer', answer })
})
