import { useSettings } from '../../../../house/settings/settings.ts'
import { useDesk, useOwnSeat } from './context.ts'

/** A coach says nothing before an answer, unless asked: no mark on an answer, no way on the map. */
export const useTellsBest = (): boolean => {
  const { log } = useOwnSeat()
  const coached = useSettings((settings) => settings.coach) && log !== null
  const asked = useDesk((state) => state.asksAdvice)
  return !coached || asked
}
