const WHEEL_STEP = 0.0016
const LINE_HEIGHT = 32
/** Browsers tell a pinch on a touchpad as a turn of the wheel with Ctrl, in smaller steps. */
const TOUCHPAD = 4

/** By how much a turn of the wheel brings nearer. */
export const wheelFactor = (event: WheelEvent): number => {
  const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY
  return Math.exp(-delta * WHEEL_STEP * (event.ctrlKey ? TOUCHPAD : 1))
}
