import { makePlanner } from '../../tmr/planner/plan.ts'
import type { PlanAnswer, PlanRequest } from './messages.ts'

/** Reckons beside the page, so that the board never stutters; it remembers its tables from one step to the next. */
const planner = makePlanner()

self.addEventListener('message', ({ data }: MessageEvent<PlanRequest>) => {
  const answer: PlanAnswer = { id: data.id, plan: planner(data.question, data.figure) }
  self.postMessage(answer)
})
