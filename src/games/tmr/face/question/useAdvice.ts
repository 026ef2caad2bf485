import { useMemo } from 'react'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import type { Advice } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import { useTellsBest } from '../desk/framing.ts'
import { ADVICE } from '../words/settings.ts'
import type { Asking } from './asking.ts'

/** What is advised for the wanted spell, where the person wants advice; the gardien's word was asked when it was reckoned. */
const useAdviceTold = (): Advice | null => {
  const { reckoned, view } = usePlay(({ reckoned, view }) => ({ reckoned, view }))
  const tells = useTellsBest()
  const past = usePast()
  const asked = useDesk((state) => state.asksAdvice)
  const wanted = useGameSetting(ADVICE) || asked
  return wanted && tells && !past && view.role.kind !== 'spectateur' ? (reckoned?.advice ?? null) : null
}

const NONE: Advice['voies'] = []

/** The best next answer, where it surely is (the mentor goes by the same); ENC-4: what naming another voie is worth beside it; of both modes the one that gives the wanted spell the better chance. */
export const useAdvice = (): Pick<Asking, 'advice' | 'advisedMode' | 'weighedVoies'> => {
  const { reckoned, question } = usePlay(({ reckoned, question }) => ({ reckoned, question }))
  const told = useAdviceTold()
  const advice = told?.leftOut === 0 ? told.best : null
  const advisedMode = useMemo(() => {
    if (advice?.action.type !== 'ascend' || !reckoned || !question) return null
    const { otherMode } = reckoned
    return otherMode && otherMode.prudent > advice.chance
      ? { mode: otherMode.mode, chance: otherMode.prudent }
      : { mode: question.mode, chance: advice.chance }
  }, [advice, reckoned, question])
  return { advice, advisedMode, weighedVoies: told?.voies ?? NONE }
}
