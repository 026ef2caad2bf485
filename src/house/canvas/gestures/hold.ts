import { type Gesture, type GestureTarget, type Hold, IDLE, type Input } from './gesture.ts'
import { setOff } from './setOff.ts'

export const hold = (state: Hold, input: Input, target: GestureTarget): Gesture => {
  if (input.type === 'wait') return state
  if (input.type === 'down') return { name: 'pinch', fingers: [state.finger, { id: input.id, at: input.at }] }
  if (input.id !== state.finger.id) return state
  return input.type === 'move' ? setOff(state, input, target) : IDLE
}
