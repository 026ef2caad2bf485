import { testRepression } from '../dreamer/repression.ts'
import { draw } from './drawing.ts'
import type { Turn } from './turn.ts'

/** ENC-6, ENC-7. */
export const repress = (turn: Turn, points: number): undefined => {
  const { happenings, safe } = testRepression(turn.me, points, turn.dice)
  turn.apply(happenings)
  if (!safe) draw(turn, 'souffle')
}
