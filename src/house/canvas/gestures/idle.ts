import type { Gesture, GestureTarget, Idle, Input } from './gesture.ts'

export const idle = (state: Idle, input: Input, target: GestureTarget): Gesture => {
  if (input.type === 'move') target.hover(input.touch ? null : input.at)
  if (input.type !== 'down') return state
  const { id, at, touch } = input
  return { name: 'press', finger: { id, at }, touch, piece: target.pieceAt(at, touch), lastTap: state.lastTap }
}
