import { distanceBetween } from '../../geometry/index.ts'
import type { GestureTarget, Idle, PointingGesture, Press } from './gesture.ts'

const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_REACH = 28

/** Let go where it was pressed: once, or a second time soon after and near by. */
export const tap = ({ lastTap, touch }: Press, { at, time }: PointingGesture, target: GestureTarget): Idle => {
  const twice = lastTap && time - lastTap.time < DOUBLE_TAP_MS && distanceBetween(at, lastTap.at) < DOUBLE_TAP_REACH
  if (twice) target.doubleTap(at)
  else target.tap(at, touch)
  return { name: 'idle', lastTap: twice ? null : { at, time } }
}
