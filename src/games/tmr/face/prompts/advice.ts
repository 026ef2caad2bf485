import { useSettings } from '../../../../house/settings/settings.ts'
import type { PlanOption } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import type { Prospect } from '../desk/messages.ts'
import { useTellsBest } from '../desk/tellsBest.ts'

export type AdvisedAction = PlanOption['action']

const adviceOf = (plan: Prospect | null | undefined): PlanOption | null => (plan && plan.best.chance > 0 ? plan.best : null)

/** The best next answer for the wanted spell, where the person wants advice; the gardien's word was asked when it was reckoned. */
export const useAdvice = (): PlanOption | null => {
  const { reckoned, view } = usePlay()
  const tells = useTellsBest()
  const asked = useDesk((state) => state.asksAdvice)
  const wanted = useSettings((settings) => settings.advice) || asked
  return wanted && tells && view.role.kind !== 'spectateur' ? adviceOf(reckoned?.plan) : null
}

/** The chance to show on the answer that this advice speaks of. */
export const chanceFor = (advice: PlanOption | null, is: (action: AdvisedAction) => boolean): number | null =>
  advice && is(advice.action) ? advice.chance : null
