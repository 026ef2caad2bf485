import { dailyDrill, drillNear, expectedOf, makeDrill } from '../../../practice/index.ts'
import { makePlanner } from '../../../rules/public.ts'
import type { Reckoned, Reply, Request, Wish } from './messages.ts'

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
