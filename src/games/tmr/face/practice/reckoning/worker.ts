import { dailyDrill, drillNear, expectedOf, makeDrill } from '../../../practice/index.ts'
import { makePlanner } from '../../../rules/public.ts'
import type { Reckoned, Reply, Request, Wish } from './messages.ts'

/** Makes situations and plays evenings beside the page, which goes on meanwhile. */
const planner = makePlanner()

const answerTo = (wish: Wish, tell: (done: number) => void): Reckoned[keyof Reckoned] => {
  switch (wish.kind) {
    case 'near':
      return drillNear(planner, wish.rating, wish.seed)
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

const reply = (message: Reply): void => self.postMessage(message)

self.addEventListener('message', ({ data: { id, wish } }: MessageEvent<Request>) => {
  const answer = answerTo(wish, (done) => reply({ id, kind: 'progress', done }))
  reply({ id, kind: 'answer', answer })
})
