import { mix, type Point, valueNoise } from '../../../../house/geometry/index.ts'
import { once, onceEach } from '../../../../kit/once.ts'
import { CELL_IDS, type CellId } from '../../rules/public.ts'
import { centreOf, cornersOf, HEX } from './hexes.ts'

const PIECES = 6
const WOBBLE = 0.035 * HEX

const before = (a: Point, b: Point): boolean => Math.round(a.x - b.x) < 0 || (Math.round(a.x - b.x) === 0 && a.y < b.y)

/** A side drawn by hand. Both cells that share it get the same line, so that no gap opens between their washes. */
export const handDrawn = (a: Point, b: Point): readonly Point[] => {
  if (!before(a, b)) return [...handDrawn(b, a)].reverse()
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const t = piece / PIECES
    const at = mix(a, b, t)
    const away = (valueNoise(at.x / 9, at.y / 9, 7) - 0.5) * 2 * WOBBLE * Math.sin(Math.PI * t)
    return { x: at.x + normal.x * away, y: at.y + normal.y * away }
  })
}

export interface Side {
  readonly key: string
  readonly line: readonly Point[]
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

const sidesOf = onceEach((id: CellId): readonly Side[] => {
  const corners = cornersOf(centreOf(id))
  return corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const key = [keyOf(corner), keyOf(next)].sort().join(' ')
    return { key, line: handDrawn(corner, next) }
  })
})

export const outlineOf = onceEach((id: CellId): readonly Point[] => sidesOf(id).flatMap(({ line }) => line.slice(0, -1)))

/** The sides of these cells that none of the others shares: the contour of the region they form. */
export const contourOf = (ids: Iterable<CellId>): readonly Side[] => {
  const seen = new Map<string, { side: Side; times: number }>()
  for (const id of ids)
    for (const side of sidesOf(id)) {
      const known = seen.get(side.key)
      if (known) known.times++
      else seen.set(side.key, { side, times: 1 })
    }
  return [...seen.values()].filter(({ times }) => times === 1).map(({ side }) => side)
}

/** Sides put end to end; each contour here is one closed line. */
const chained = (sides: readonly Side[]): readonly Point[] => {
  const left = new Map<string, Side[]>()
  for (const side of sides) {
    const start = keyOf(side.line[0] ?? { x: 0, y: 0 })
    left.set(start, [...(left.get(start) ?? []), side])
  }
  const points: Point[] = []
  let side = sides[0]
  for (let count = 0; side && count < sides.length; count++) {
    points.push(...side.line.slice(0, -1))
    const end = side.line.at(-1)
    side = end && left.get(keyOf(end))?.[0]
  }
  return points
}

/** The edge of the whole land. */
export const coast = once((): readonly Point[] => chained(contourOf(CELL_IDS)))

/** Every side of the map once. */
export const allSides = once((): readonly Side[] => [
  ...new Map(CELL_IDS.flatMap(sidesOf).map((side) => [side.key, side])).values(),
])
