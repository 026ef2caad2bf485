import { adviceOf, findingWays, makePlanner, type PlanQuestion, type Wanted } from '../../rules/public.ts'
import type { PlanAnswer, PlanLetGo, PlanRequest, PlanWish, Reckoned, WaysAnswer, WaysRequest } from '../desk/messages.ts'

/** Reckons beside the page, so that the board never stutters; it remembers its tables from one step to the next. */
const planner = makePlanner()

const prospectOf = (question: PlanQuestion): Partial<Reckoned> => {
  const { chance: prudent, ...prospect } = planner.prospect(question, 'prudent')
  return { plan: { ...prospect, prudent } }
}

const otherModeOf = (question: PlanQuestion): Partial<Reckoned> => {
  if (question.moment.phase !== 'awake') return { otherMode: null }
  const mode = question.mode === 'normal' ? 'accelerated' : 'normal'
  return { otherMode: { mode, prudent: planner.chance({ ...question, mode }, 'prudent') } }
}

const answerTo = (wanted: Wanted, wish: PlanWish): Partial<Reckoned> => {
  const { question } = wanted
  switch (wish) {
    case 'prospect':
      return prospectOf(question)
    case 'advice':
      return { advice: adviceOf(planner, wanted) }
    case 'outlook':
      return { outlook: planner.outlook(question, 'prudent') }
    case 'hopeful':
      return { hopeful: planner.chance(question, 'hopeful') }
    case 'otherMode':
      return otherModeOf(question)
  }
}

const answered = (request: PlanRequest | WaysRequest): PlanAnswer | WaysAnswer =>
  'lost' in request
    ? { id: request.id, ways: findingWays(request.lost, planner) }
    : { id: request.id, part: answerTo(request.wanted, request.wish) }

let waiting: readonly (PlanRequest | WaysRequest)[] = []

/** One at a time: between two of them it is heard what nobody waits for any more. */
const answerNext = (): void => {
  const [first, ...others] = waiting
  if (!first) return
  waiting = others
  self.postMessage(answered(first))
  if (waiting.length > 0) setTimeout(answerNext)
}

self.addEventListener('message', ({ data }: MessageEvent<PlanRequest | WaysRequest | PlanLetGo>) => {
  if ('letGo' in data) {
    waiting = waiting.filter(({ id }) => !data.letGo.includes(id))
    return
  }
  waiting = [...waiting, data]
  if (waiting.length === 1) setTimeout(answerNext)
})
