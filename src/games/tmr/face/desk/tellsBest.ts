import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { COACH } from '../words/settings.ts'
import { useDesk, useOwnSeat } from './context.ts'
import { useFraming } from './framing.ts'

/** A coach says nothing before an answer, unless asked: no mark on an answer, no way on the map. Nor is anything said beside a guide. */
export const useTellsBest = (): boolean => {
  const { log } = useOwnSeat()
  const coached = useGameSetting(COACH) && log !== null
  const asked = useDesk((state) => state.asksAdvice)
  const keptBack = useFraming()?.advice === 'kept-back'
  return !keptBack && (!coached || asked)
}
