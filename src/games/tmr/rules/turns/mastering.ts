import { effectsOf } from '../effects/queries.ts'
import type { Happening } from '../events.ts'
import type { Mastery } from '../ground/ground.ts'
import { nowFits } from '../hidden/knowledge.ts'
import { passed } from '../rolls/check.ts'
import { attemptCell, nextMastery } from '../wet/wet.ts'
import { wonBy } from '../wet/winnings.ts'
import { draw } from './drawing.ts'
import { learn } from './learning.ts'
import type { Turn } from './turn.ts'

/** What a mastery wins besides the cell. */
const winnings = ({ me, ground, journey }: Turn, { kind }: Mastery): readonly Happening[] => {
  const more = nextMastery(ground, me.position, journey.given)?.kind === 'wet'
  return wonBy(me.effects, kind, me.position, more ? 'more' : 'last').map(({ effect, left, why }) =>
    left && why !== 'goal'
      ? { type: 'effectChanged', effect: { ...left, cells: left.cells && [...left.cells] }, why }
      : { type: 'effectEnded', n: effect.n, id: effect.id, why: 'goal' },
  )
}

/** DRG-13: what was won tells the name of the cell; what was not, that it is not one that would have been. */
const narrowAfterWinning = (turn: Turn, { kind }: Mastery, won: boolean): undefined => {
  const { candidates, position } = turn.me
  if (!candidates) return
  const untamed = effectsOf(turn.me, 'tamed-water')
    .filter(({ tamed }) => !tamed)
    .map(({ cell }) => cell)
  const more = nextMastery(turn.ground, position, turn.journey.given)?.kind === 'wet'
  const left = won ? [position] : kind === 'wet' && !more ? candidates.filter((cell) => !untamed.includes(cell)) : candidates
  turn.apply(nowFits(turn.me, left))
}

/** WET-2, DRG-9: whether the cell goes on. */
export const masterAsked = (turn: Turn, mastery: Mastery): boolean => {
  const check = attemptCell(turn.me, mastery, turn.dice)
  turn.apply([{ type: 'wetFaced', check, ...(mastery.kind === 'wet' ? {} : { kind: mastery.kind }) }])
  if (passed(check)) {
    learn(turn, check)
    const won = winnings(turn, mastery)
    turn.apply(won)
    narrowAfterWinning(turn, mastery, won.length > 0)
    return true
  }
  if (check.quality === 'echec-total' && mastery.kind !== 'conquest') draw(turn, 'souffle', { why: mastery.kind })
  if (turn.me.journey)
    turn.apply([{ type: 'cameDown', why: 'wet', ...(mastery.kind === 'wet' ? {} : { mastery: mastery.kind }) }])
  return false
}
