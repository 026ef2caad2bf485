import { makePlanner, type PlanQuestion } from '../../rules/public.ts'
import type { PlanAnswer, PlanRequest, PlanWish, Reckoned } from '../desk/messages.ts'

/** Reckons beside the page, so that the board never stutters; it remembers its tables from one step to the next. */
const planner = makePlanner()

const courseOf = (question: PlanQuestion): Partial<Reckoned> => {
  const { chance: prudent, ...course } = planner.course(question, 'prudent')
  return { plan: { ...course, prudent } }
}

const otherModeOf = (question: PlanQuestion): Partial<Reckoned> => {
  if (question.moment.phase !== 'awake') return { otherMode: null }
  const mode = question.mode === 'normal' ? 'accelerated' : 'normal'
  return { otherMode: { mode, prudent: planner.chance({ ...question, mode }, 'prudent') } }
}

const answerTo = (question: PlanQuestion, wish: PlanWish): Partial<Reckoned> => {
  switch (wish) {
    case 'course':
      return courseOf(question)
    case 'hopeful':
      return { hopeful: planner.chance(question, 'hopeful') }
    case 'otherMode':
      return otherModeOf(question)
  }
}

self.addEventListener('message', ({ data: { id, question, wish } }: MessageEvent<PlanRequest>) => {
  const answer: PlanAnswer = { id, part: answerTo(question, wish) }
  self.postMessage(answer)
})
