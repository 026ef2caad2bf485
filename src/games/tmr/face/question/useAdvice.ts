import { useMemo } from 'react'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import type { Advice, Mode, Weighed } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import { useTellsBest } from '../desk/tellsBest.ts'
import { ADVICE } from '../words/settings.ts'

/** What is advised for the wanted spell, where the person wants advice; the gardien's word was asked when it was reckoned. */
const useAdviceTold = (): Advice | null => {
  const { reckoned, view } = usePlay(({ reckoned, view }) => ({ reckoned, view }))
  const tells = useTellsBest()
  const past = usePast()
  const asked = useDesk((state) => state.asksAdvice)
  const wanted = useGameSetting(ADVICE) || asked
  return wanted && tells && !past && view.role.kind !== 'spectateur' ? (reckoned?.advice ?? null) : null
}

/** The best next answer. */
export const useAdvice = (): Weighed | null => useAdviceTold()?.best ?? null

const NONE: Advice['voies'] = []

/** ENC-4: what naming another voie is worth, beside it. */
export const useWeighedVoies = (): Advice['voies'] => useAdviceTold()?.voies ?? NONE

/** Of both modes the one that gives the wanted spell the better chance. */
export const useAdvisedMode = (advice: Weighed | null): { readonly mode: Mode; readonly chance: number } | null => {
  const { reckoned, question } = usePlay(({ reckoned, question }) => ({ reckoned, question }))
  return useMemo(() => {
    if (advice?.action.type !== 'ascend' || !reckoned || !question) return null
    const { otherMode } = reckoned
    return otherMode && otherMode.prudent > advice.chance
      ? { mode: otherMode.mode, chance: otherMode.prudent }
      : { mode: question.mode, chance: advice.chance }
  }, [advice, reckoned, question])
}
