import { distanceBetween } from '../../geometry/index.ts'
import type { Gesture, GestureTarget, Hold, PointingGesture, Press } from './gesture.ts'

/** How far a pointer may tremble. */
const SLACK = { mouse: 4, touch: 10 } as const

/** From a press into motion: what stands there is grabbed, elsewhere the scene moves. */
export const setOff = (state: Press | Hold, { id, at }: PointingGesture, target: GestureTarget): Gesture => {
  const { finger, touch, piece } = state
  if (distanceBetween(finger.at, at) <= SLACK[touch ? 'touch' : 'mouse']) return state
  target.hover(null)
  if (piece !== null) {
    target.grab(piece, finger.at)
    target.drag(at, touch)
    return { name: 'grab', finger: { id, at } }
  }
  target.pan(at.x - finger.at.x, at.y - finger.at.y)
  return { name: 'pan', finger: { id, at } }
}
