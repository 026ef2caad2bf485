import type { Size, Viewport } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { centreOf, HEX, WORLD } from './hexes.ts'

/** Around the way, in hexes. */
const AIR = 1.9
/** Fewer cells than this tell nothing of where one is. */
const LEAST = 8.5 * HEX

/** The middle of a stretch, moved so that no more than a rim of the world's end is in sight. */
const held = (middle: number, seen: number, world: number): number => {
  const [least, most] = [seen / 2 - HEX / 2, world - seen / 2 + HEX / 2]
  return least > most ? world / 2 : Math.min(most, Math.max(least, middle))
}

/** All of the way in sight, as near as it goes. */
export const viewAround = (way: readonly (readonly CellId[])[], { width, height }: Size): Viewport => {
  const points = way.flat().map(centreOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const bounds =
    points.length > 0
      ? { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
      : { left: 0, right: WORLD.width, top: 0, bottom: WORLD.height }
  const air = points.length > 0 ? AIR * HEX : HEX / 2
  const across = Math.max(LEAST, bounds.right - bounds.left + 2 * air)
  const down = Math.max(LEAST, bounds.bottom - bounds.top + 2 * air)
  const scale = Math.min(width / across, height / down)
  const x = held((bounds.left + bounds.right) / 2, width / scale, WORLD.width)
  const y = held((bounds.top + bounds.bottom) / 2, height / scale, WORLD.height)
  return { scale, x: width / 2 - x * scale, y: height / 2 - y * scale }
}
