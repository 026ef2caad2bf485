import { type Gesture, type GestureTarget, type Grab, IDLE, type Input } from './gesture.ts'

/** A piece in the hand. A second finger means the scene: the piece goes back. */
export const grab = (state: Grab, input: Input, target: GestureTarget): Gesture => {
  const { finger } = state
  if (input.type === 'wait') return state
  if (input.type === 'down') {
    target.putBack()
    return { name: 'pinch', fingers: [finger, { id: input.id, at: input.at }] }
  }
  if (input.id !== finger.id) return state
  if (input.type === 'move') {
    target.drag(input.at, input.touch)
    return { name: 'grab', finger: { id: finger.id, at: input.at } }
  }
  if (input.type === 'up') target.drop(input.at)
  else target.putBack()
  return IDLE
}
