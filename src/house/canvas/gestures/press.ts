import { type Gesture, type GestureTarget, IDLE, type Input, type Press } from './gesture.ts'
import { setOff } from './setOff.ts'
import { tap } from './tap.ts'

export const press = (state: Press, input: Input, target: GestureTarget): Gesture => {
  const { finger, touch, piece } = state
  if (input.type === 'wait') {
    target.longPress(finger.at)
    return { name: 'hold', finger, touch, piece }
  }
  if (input.type === 'down') return { name: 'pinch', fingers: [finger, { id: input.id, at: input.at }] }
  if (input.id !== finger.id) return state
  if (input.type === 'move') return setOff(state, input, target)
  return input.type === 'up' ? tap(state, input, target) : IDLE
}
