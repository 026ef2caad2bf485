import type { ActiveEffect } from '../dreamer/effect.ts'
import { effectsOf } from '../effects/queries.ts'
import type { Happening } from '../events.ts'
import type { Mastery } from '../ground/ground.ts'
import { nowFits } from '../hidden/knowledge.ts'
import type { CellId } from '../map/map.ts'
import { passed } from '../rolls/check.ts'
import { attemptCell, nextMastery } from '../wet/wet.ts'
import { draw } from './drawing.ts'
import { learn } from './learning.ts'
import type { Turn } from './turn.ts'

const unlisted = (effect: ActiveEffect, cell: CellId, why: 'opened' | 'purified'): Happening => {
  const cells = (effect.cells ?? []).filter((one) => one !== cell)
  return cells.length === 0
    ? { type: 'effectEnded', n: effect.n, id: effect.id, why: 'goal' }
    : { type: 'effectChanged', effect: { ...effect, cells }, why }
}

/** What a mastery wins besides the cell: a city opened, a goal conquered, a purification, a water tamed. */
const winnings = (turn: Turn, { kind }: Mastery): readonly Happening[] => {
  const { me, ground, journey } = turn
  const here = me.position
  switch (kind) {
    case 'closed':
      return effectsOf(me, 'closed-cities')
        .filter(({ cells }) => cells?.includes(here))
        .map((one) => unlisted(one, here, 'opened'))
    case 'conquest':
      return effectsOf(me, 'conquest')
        .filter(({ cell }) => cell === here)
        .map(({ n, id }) => ({ type: 'effectEnded', n, id, why: 'goal' }))
    case 'purification':
      return effectsOf(me, 'purification-tour')
        .filter(({ cells }) => cells?.includes(here))
        .map((one) => unlisted(one, here, 'purified'))
    case 'wet': {
      const more = nextMastery(ground, here, journey.given)?.kind === 'wet'
      return effectsOf(me, 'tamed-water')
        .filter(({ cell, tamed }) => !more && cell === here && !tamed)
        .map((effect) => ({ type: 'effectChanged', effect: { ...effect, cells: undefined, tamed: true }, why: 'tamed' }))
    }
    default:
      return kind satisfies never
  }
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
  if (check.quality === 'echec-total' && mastery.kind !== 'conquest') draw(turn, 'souffle')
  if (turn.me.journey) turn.apply([{ type: 'cameDown', why: 'wet' }])
  return false
}
