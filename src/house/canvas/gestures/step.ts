import type { Gesture, GestureTarget, Input } from './gesture.ts'
import { grab } from './grab.ts'
import { hold } from './hold.ts'
import { idle } from './idle.ts'
import { pan } from './pan.ts'
import { pinch } from './pinch.ts'
import { press } from './press.ts'

/** What a gesture becomes; what it does on the way is done on the target. */
export const step = (gesture: Gesture, input: Input, target: GestureTarget): Gesture => {
  switch (gesture.name) {
    case 'idle':
      return idle(gesture, input, target)
    case 'press':
      return press(gesture, input, target)
    case 'hold':
      return hold(gesture, input, target)
    case 'pan':
      return pan(gesture, input, target)
    case 'pinch':
      return pinch(gesture, input, target)
    case 'grab':
      return grab(gesture, input, target)
    default:
      return gesture satisfies never
  }
}
