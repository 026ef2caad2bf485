import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { COACH } from '../words/settings.ts'
import { useDesk, useOwnSeat } from './context.ts'

/** A coach says nothing before an answer, unless asked: no mark on an answer, no way on the map. */
export const useTellsBest = (): boolean => {
  const { log } = useOwnSeat()
  const coached = useGameSetting(COACH) && log !== null
  const asked = useDesk((state) => state.asksAdvice)
  return !coached || asked
}
