import type { Bounds } from '../../../../house/canvas/index.ts'
import { add, distanceBetween, type Point, scaled } from '../../../../house/geometry/index.ts'
import { CELL_IDS, type Cell, type CellId, cellAt, cellOf, type Direction, STEP } from '../../rules/public.ts'

/** Radius of a hex in world units; everything on the map is drawn in these. */
export const HEX = 40
const ROW = Math.sqrt(3) * HEX

export const WORLD = { width: 20 * HEX, height: 15 * ROW } as const

/** How far shadows and falling water reach beyond the land. */
const SPILL = HEX

/** All of the land, with what spills over its edge. */
export const LAND: Bounds = { x: -SPILL, y: -SPILL, width: WORLD.width + 2 * SPILL, height: WORLD.height + 2 * SPILL }

/** MAP-1: flat tops, columns B, D, F… half a cell lower. */
export const centreOf = (id: CellId): Point => {
  const { column, row } = cellOf(id)
  return { x: HEX * (1 + 1.5 * column), y: ROW * (row + 0.5 + (column & 1) / 2) }
}

/** Whether some of a cell lies in a part of the world. */
export const touching =
  (bounds: Bounds) =>
  ({ id }: Cell): boolean => {
    const { x, y } = centreOf(id)
    return x > bounds.x - HEX && x < bounds.x + bounds.width + HEX && y > bounds.y - HEX && y < bounds.y + bounds.height + HEX
  }

const SIDES = [0, 1, 2, 3, 4, 5] as const

/** The six corners, clockwise from the right. */
export const cornersOf = (centre: Point, radius = HEX): readonly Point[] =>
  SIDES.map((side) => {
    const angle = (Math.PI / 3) * side
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })

/** From a centre to the centre of the touching hex that way, on the map or not. */
export const stepVector = (direction: Direction): Point => {
  const { q, r } = STEP[direction]
  return { x: 1.5 * HEX * q, y: ROW * (r + q / 2) }
}

/** The middle of the side that faces a direction. */
export const sideTowards = (centre: Point, direction: Direction): Point => add(centre, scaled(stepVector(direction), 0.5))

/** The cell under a point of the world, or null outside the map. */
export const cellAtPoint = ({ x, y }: Point): CellId | null => {
  const q = (x / HEX - 1) / 1.5
  const r = y / ROW - 0.5 - q / 2
  const s = -q - r
  let [wholeQ, wholeR] = [Math.round(q), Math.round(r)]
  const wholeS = Math.round(s)
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)]
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS
  else if (offR > offS) wholeR = -wholeQ - wholeS
  return cellAt({ q: wholeQ, r: wholeR })
}

/** The cell among these whose centre is nearest, if one is near enough. */
export const nearestAmong = (point: Point, ids: Iterable<CellId>, reach: number): CellId | null => {
  let best: CellId | null = null
  let bestDistance = reach
  for (const id of ids) {
    const away = distanceBetween(point, centreOf(id))
    if (away <= bestDistance) [best, bestDistance] = [id, away]
  }
  return best
}

/** The cell a person means: one that awaits an answer if it is within reach of the finger, else the one under it, else the nearest. */
export const pickCell = (point: Point, awaited: ReadonlySet<CellId>, reach: number): CellId | null => {
  const under = cellAtPoint(point)
  if (under && awaited.has(under)) return under
  return nearestAmong(point, awaited, reach) ?? under ?? nearestAmong(point, CELL_IDS, HEX + reach / 2)
}
