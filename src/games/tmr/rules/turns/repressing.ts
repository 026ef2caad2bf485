import { type Repressing, testRepression } from '../dreamer/repression.ts'
import { draw } from './drawing.ts'
import type { Turn } from './turn.ts'

/** ENC-6, ENC-7. */
export const repress = (turn: Turn, repressing: Repressing): undefined => {
  const { happenings, safe } = testRepression(turn.me, repressing, turn.dice)
  turn.apply(happenings)
  if (!safe) draw(turn, 'souffle', { why: 'repression' })
}
