import type { Size, Viewport } from '../../../../house/geometry/index.ts'
import type { CellId, Look } from '../../rules/public.ts'
import { centreOf, HEX, WORLD } from '../board/hexes.ts'

/** What a picture of a journey shows. */
export interface Pictured {
  /** In pieces where it was lost sight of; empty: the whole map, without a way. */
  readonly way: readonly (readonly CellId[])[]
  /** Whose figure stands at its end. */
  readonly look: Look
  readonly title: string
  /** What came of it. */
  readonly line: string
  /** In figures. */
  readonly figures: string
}

/** In pixels of the file, whatever the screen it is made on. */
export const PICTURE = { width: 1080, height: 1350, foot: 250 } as const

export const LANDSCAPE: Size = { width: PICTURE.width, height: PICTURE.height - PICTURE.foot }

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
export const viewAround = (way: Pictured['way'], { width, height }: Size): Viewport => {
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
