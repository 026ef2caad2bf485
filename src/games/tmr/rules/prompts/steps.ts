import { groundOf } from '../effects/groundOf.ts'
import type { Ground } from '../ground/ground.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import type { Encounter, Mode } from '../state.ts'
import type { DreamerView } from '../view.ts'
import { type Asked, choice } from './choice.ts'
import { mastering } from './mastering.ts'
import type { CellAsks, StepChoice } from './prompt.ts'

/** DRG-9, SOU-11: a mastery asked twice is one figure: both have to be passed. */
const cellAsks = (ground: Ground, board: DreamerView, cell: CellId): readonly CellAsks[] => {
  const asked = ground.masteries(cell)
  return [...new Set(asked.map(({ kind }) => kind))].map((kind) => {
    const rolls = asked.filter((mastery) => mastery.kind === kind)
    const chance = rolls.reduce((all, { difficulty }) => (all * mastering(board, -difficulty).limits.chance) / 100, 100)
    return { kind, rolls: rolls.length, chance: Math.round(chance) }
  })
}

/** MOV-2, TET-2: how this journey moves, whatever it was begun as. */
export const movesAs = ({ mode, effects }: Pick<DreamerView, 'mode' | 'effects'>): Mode | null =>
  mode && groundOf(effects).swift ? 'accelerated' : mode

/** ENC-5: what the player knows to wait on a cell: met there by any way into it, in the place of a 1d7. */
export const waitingAt = (
  { waiting }: Pick<DreamerView, 'waiting'>,
  cell: CellId,
): Pick<Encounter, 'kind' | 'strength'> | null =>
  waiting?.cell === cell ? { kind: waiting.kind, strength: waiting.strength } : null

/** MOV-3: the six ways. */
export const stepChoices = (asked: Asked): readonly StepChoice[] => {
  const { board } = asked
  const { id: dreamer, position, candidates } = board
  const ground = groundOf(board.effects)
  return DIRECTIONS.map((direction) => {
    const to = position === null ? null : ground.neighbour(position, direction)
    return {
      direction,
      to,
      exit: candidates.every((cell) => ground.neighbour(cell, direction) === null),
      asks: to ? cellAsks(ground, board, to) : [],
      toll: to ? ground.toll(to) : 0,
      waits: to && waitingAt(board, to),
      choice: choice(asked, { type: 'move', dreamer, to: direction }),
    }
  })
}
