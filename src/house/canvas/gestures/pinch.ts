import type { Gesture, GestureTarget, Input, Pinch } from './gesture.ts'

/** Two fingers; a third does nothing. Who lifts one pans on with the other. */
export const pinch = (state: Pinch, input: Input, target: GestureTarget): Gesture => {
  if (input.type === 'wait' || input.type === 'down') return state
  const own = state.fingers.find(({ id }) => id === input.id)
  const other = state.fingers.find(({ id }) => id !== input.id)
  if (!own || !other) return state
  if (input.type !== 'move') return { name: 'pan', finger: other }
  target.pinch([own.at, other.at], [input.at, other.at])
  return { name: 'pinch', fingers: [{ id: own.id, at: input.at }, other] }
}
