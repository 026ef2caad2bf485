import { useLayoutEffect } from 'react'
import { usePlay } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { useJourneyPlan } from './useJourneyPlan.ts'

/** Reckons what the journey promises, beside all that is drawn. */
export const Planning = () => {
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const framing = useFraming()
  const plan = useJourneyPlan(view, board, desk, framing?.question ? 'kept-back' : (framing?.advice ?? 'told'))
  const { question, reckoned } = plan
  useLayoutEffect(() => desk.setState({ plan: { of: board, question, reckoned } }), [desk, board, question, reckoned])
  return null
}
