import type { Bounds } from '../../../../house/canvas/index.ts'
import type { Cell } from '../../rules/public.ts'
import { centreOf, HEX, WORLD } from './hexes.ts'

/** How far shadows and falling water reach beyond the land. */
const SPILL = HEX

export const LAND: Bounds = { x: -SPILL, y: -SPILL, width: WORLD.width + 2 * SPILL, height: WORLD.height + 2 * SPILL }

/** Whether some of a cell lies in a part of the world. */
export const touching =
  (bounds: Bounds) =>
  ({ id }: Cell): boolean => {
    const { x, y } = centreOf(id)
    return x > bounds.x - HEX && x < bounds.x + bounds.width + HEX && y > bounds.y - HEX && y < bounds.y + bounds.height + HEX
  }
