import {
  type Drill,
  type DrillKind,
  dailyDrill,
  drillNear,
  type Evening,
  type Expectation,
  expectedOf,
  makeDrill,
} from '../../../practice/index.ts'
import { makePlanner } from '../../../rules/public.ts'

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

export interface Reckoned {
  readonly near: Drill | null
  readonly drill: Drill | null
  readonly day: Drill | null
  readonly evening: Expectation
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
    default:
      return wish satisfies never
  }
}

/** The last answers: a question made ahead is there when it is asked for. */
const KEPT = 6
const known = new Map<string, Reckoned[keyof Reckoned]>()

const remembered = (wish: Wish, tell: (done: number) => void): Reckoned[keyof Reckoned] => {
  const key = JSON.stringify(wish)
  const answer = known.has(key) ? (known.get(key) as Reckoned[keyof Reckoned]) : answerTo(wish, tell)
  known.set(key, answer)
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  return answer
}

const reply = (message: Reply): void => self.postMessage(message)

self.addEventListener('message', ({ data: { id, wish } }: MessageEvent<Request>) => {
  const answer = remembered(wish, (done) => reply({ id, kind: 'progress', done }))
  reply({ id, kind: 'answer', answer })
})
