import type { Happening } from '../events.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import { whirlOf } from './kinds.ts'
import { type Attempted, ended, type Kind } from './resolution.ts'

/** ENC-15, MAP-5: the drift of all the lost rounds, drawn at the release. */
const drift = ({ dreamer, encounter, dice, ground }: Attempted): Happening => {
  const cells = encounter.lostRounds * whirlOf(encounter.kind).cells
  const direction = dice.roll({ label: 'direction', among: DIRECTIONS, secret: true }) as Direction
  const end = ground.along(dreamer.position, direction, cells)
  const to = end ?? (dice.roll({ label: 'cell', among: ground.cells, secret: true }) as CellId)
  return { type: 'drifted', direction, cells, to, exit: end === null }
}

/** ENC-15, SPE-3: white, black and red alike. */
export const tourbillon: Kind = {
  mastered: (tried) => (tried.encounter.lostRounds === 0 ? ended('mastered') : [...ended('freed'), drift(tried)]),
  failed: ({ encounter }) => {
    const { dream, life } = whirlOf(encounter.kind)
    return [
      { type: 'held' },
      { type: 'dreamChanged', by: -dream },
      ...(life > 0 ? [{ type: 'hurt' as const, life, boxes: 0 }] : []),
    ]
  },
}
