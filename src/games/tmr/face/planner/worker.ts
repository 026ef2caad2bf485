import { makePlanner, type PlanQuestion } from '../../rules/public.ts'
import type { OtherMode, PlanAnswer, PlanRequest } from '../desk/messages.ts'

/** Reckons beside the page, so that the board never stutters; it remembers its tables from one step to the next. */
const planner = makePlanner()

const otherModeOf = (question: PlanQuestion): OtherMode | null => {
  if (question.moment.phase !== 'awake') return null
  const mode = question.mode === 'normal' ? 'accelerated' : 'normal'
  return { mode, ...planner.figures({ ...question, mode }) }
}

self.addEventListener('message', ({ data: { id, question, figure } }: MessageEvent<PlanRequest>) => {
  const answer: PlanAnswer = { id, plan: planner.plan(question, figure), otherMode: otherModeOf(question) }
  self.postMessage(answer)
})
