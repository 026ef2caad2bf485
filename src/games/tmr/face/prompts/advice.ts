import { useSettings } from '../../../../house/settings/settings.ts'
import type { CastChoice, PlanOption } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import type { Prospect } from '../desk/messages.ts'
import { useTellsBest } from '../desk/tellsBest.ts'

export type AdvisedAction = PlanOption['action']

const adviceOf = (plan: Prospect | null | undefined): PlanOption | null => (plan && plan.best.chance > 0 ? plan.best : null)

/** The best next answer for the wanted spell, where the person wants advice; the gardien's word was asked when it was reckoned. */
export const useAdvice = (): PlanOption | null => {
  const { reckoned, view } = usePlay()
  const tells = useTellsBest()
  const past = usePast()
  const asked = useDesk((state) => state.asksAdvice)
  const wanted = useSettings((settings) => settings.advice) || asked
  return wanted && tells && !past && view.role.kind !== 'spectateur' ? adviceOf(reckoned?.plan) : null
}

/** The chance to show on the answer that this advice speaks of. */
export const chanceFor = (advice: PlanOption | null, is: (action: AdvisedAction) => boolean): number | null =>
  advice && is(advice.action) ? advice.chance : null

/** The chance to show on a spell: the advice speaks of the wanted one, from the very place it would be cast from. */
export const chanceForCast = (
  advice: PlanOption | null,
  { spell, via }: Pick<CastChoice, 'spell' | 'via'>,
  wanted: string | null,
): number | null => (spell.id === wanted ? chanceFor(advice, (action) => action.type === 'cast' && action.via === via) : null)
