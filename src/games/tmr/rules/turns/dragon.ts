import type { Check } from '../events.ts'
import { draw } from './drawing.ts'
import { learn } from './learning.ts'
import type { Turn } from './turn.ts'

/** NIT-9: more than three times the seuil, and all is lost. */
export const burstsIfTooFull = (turn: Turn): undefined => {
  const { dream, depths } = turn.me
  if (!turn.dragons || dream <= 3 * depths.seuil) return
  turn.apply([
    { type: 'dreamChanged', by: -dream, why: 'burst' },
    { type: 'fellAsleep', why: 'burst' },
  ])
  draw(turn, 'souffle', { why: 'burst' })
}

/** ENC-16, NIT-1: a mastered Rêve de Dragon, met or dreamt. */
export const winDragon = (turn: Turn, strength: number, check: Check): undefined => {
  turn.apply([{ type: 'dreamChanged', by: strength, why: 'reve-de-dragon' }])
  const { depths, sheet } = turn.me
  if (turn.dragons && depths.seuil < sheet.reve) turn.apply([{ type: 'seuilChanged', by: 1, why: 'dragon' }])
  if (check.quality === 'particuliere') {
    draw(turn, 'tete', { why: 'dragon' })
    learn(turn, check)
  }
  burstsIfTooFull(turn)
}

/** ENC-16: the first is played out before the second is drawn (DRG-4). */
export const loseToDragon = (turn: Turn, queues: number): undefined => {
  for (let drawn = 0; drawn < queues; drawn++) draw(turn, 'queue', { why: 'dragon' })
}
