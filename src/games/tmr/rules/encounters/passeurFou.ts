import { nearestReserve } from '../effects/urgency.ts'
import type { Happening } from '../events.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import { type Attempted, ended, type Kind } from './resolution.ts'

/** SPE-4: no reserve to go to: so many cells somewhere, hidden. */
const stray = ({ dreamer, encounter, dice, ground }: Attempted): Happening => {
  const direction = dice.roll({ label: 'direction', among: DIRECTIONS, secret: true }) as Direction
  const end = ground.along(dreamer.position, direction, encounter.strength)
  const to = end ?? (dice.roll({ label: 'cell', among: ground.cells, secret: true }) as CellId)
  return { type: 'drifted', direction, cells: encounter.strength, to, exit: end === null }
}

/** SPE-4. */
export const passeurFou: Kind = {
  mastered: () => ended('mastered'),
  failed: (tried) => {
    const to = nearestReserve(tried.ground, tried.dreamer.reserves, tried.dreamer.position)
    if (to === null) return [stray(tried)]
    return to === tried.dreamer.position
      ? [...ended('failed'), { type: 'reserveForced' }]
      : [{ type: 'carried', by: 'passeur-fou', to, asked: 'path' }]
  },
}
