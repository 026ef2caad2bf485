import { effectsOf } from '../effects/queries.ts'
import { narrowTo } from './narrowing.ts'
import type { Turn } from './turn.ts'

/** QUE-2: reached as the cell is entered or one is put there, before all else; a lost player who is not told so knows not to be there. */
export const reachGoals = (turn: Turn): undefined => {
  const goals = effectsOf(turn.me, 'pilgrimage')
  if (goals.length === 0) return
  narrowTo(turn, (cell) => goals.some((goal) => goal.cell === cell) && cell)
  for (const { n, id, cell } of goals) if (cell === turn.me.position) turn.apply([{ type: 'effectEnded', n, id, why: 'goal' }])
}
