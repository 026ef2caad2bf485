import { type Gesture, type GestureTarget, IDLE, type Input, type Pan } from './gesture.ts'

export const pan = (state: Pan, input: Input, target: GestureTarget): Gesture => {
  const { finger } = state
  if (input.type === 'wait') return state
  if (input.type === 'down') return { name: 'pinch', fingers: [finger, { id: input.id, at: input.at }] }
  if (input.id !== finger.id) return state
  if (input.type !== 'move') return IDLE
  target.pan(input.at.x - finger.at.x, input.at.y - finger.at.y)
  return { name: 'pan', finger: { id: finger.id, at: input.at } }
}
