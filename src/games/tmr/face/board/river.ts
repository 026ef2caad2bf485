import { add, distanceBetween, hash, mix, type Point, scaled } from '../../../../house/geometry/index.ts'
import { type CellId, cellOf, cellsOfGenre, DIRECTIONS, type Direction, isCellId, neighbour } from '../../rules/public.ts'
import { centreOf, HEX, sideTowards, stepVector } from './hexes.ts'

/** One course of the water, from its spring to where it joins another or leaves the map; widths in hex radii. */
export interface Course {
  readonly cells: readonly CellId[]
  readonly spring: number
  readonly mouth: number
  /** The sides of the map where the water comes in or goes out. */
  readonly leaves?: Direction
}

const at = (x: number, y: number): Point => ({ x, y })

const cells = (names: string): readonly CellId[] => names.split(' ').filter(isCellId)

/** Every fleuve, lac, marais and pont lies on the one water, which leaves the map at A13. */
export const COURSES: readonly Course[] = [
  { cells: cells('H1 G2 F2 F3 F4 G5 G6 F6 F7 F8 E9 D9 D10 C11 C12 B12 A13'), spring: 0.26, mouth: 0.6, leaves: 'sw' },
  { cells: cells('D1 C2 C3 C4 C5 D5 D6 C7 B7 B8 B9 C10 D10'), spring: 0.1, mouth: 0.44 },
  { cells: cells('L1 L2 L3 K4 K5 J5 J6 J7 I8 I9 I10 J10 I11 H11 G11 F10 E11 D10'), spring: 0.1, mouth: 0.46 },
  { cells: cells('D4 D5'), spring: 0.3, mouth: 0.34 },
  { cells: cells('J9 J10'), spring: 0.1, mouth: 0.2 },
]

/** Where the two courses that rise in the Fleuve itself begin. */
export const SPRINGS: readonly { readonly cell: CellId; readonly at: Point }[] = cells('D1 L1').map((cell) => ({
  cell,
  at: at(0.09, -0.48),
}))

export interface WetPlace {
  /** Where the water passes inside the cell. */
  readonly via: Point
  /** The middle of the two lines of the name, clear of the water. */
  readonly label: Point
  readonly glyph: Point
}

type Pair = readonly [x: number, y: number]
const place = (via: Pair, label: Pair, glyph: Pair): WetPlace => ({ via: at(...via), label: at(...label), glyph: at(...glyph) })

const LAKE = place([0, -0.06], [0, 0.24], [0, -0.3])

/** In hex radii from the middle of the cell. */
const PLACES: Readonly<Record<string, WetPlace>> = {
  C4: place([0.38, -0.18], [-0.28, 0.22], [0.38, -0.18]),
  C11: place([0.28, -0.08], [-0.34, 0.2], [0.28, -0.08]),
  D9: place([0.28, -0.08], [-0.34, 0.2], [0.28, -0.08]),
  G5: place([-0.28, -0.08], [0.34, 0.2], [-0.28, -0.08]),
  I11: place([-0.3, -0.12], [0.26, 0.38], [-0.3, -0.12]),
  K4: place([0.28, -0.08], [-0.34, 0.2], [0.28, -0.08]),
  B7: place([0.44, 0.16], [-0.24, 0.12], [-0.22, -0.44]),
  C2: place([0.46, 0.18], [-0.22, 0.12], [-0.22, -0.44]),
  C5: place([0.36, -0.18], [-0.18, 0.3], [-0.4, -0.3]),
  C10: place([0.12, -0.14], [-0.18, 0.4], [0.36, -0.48]),
  F10: place([0, -0.08], [0, 0.5], [0, -0.5]),
  G2: place([-0.1, -0.2], [0.18, 0.34], [-0.34, -0.52]),
  G6: place([-0.4, -0.14], [0.12, 0.24], [0.28, -0.36]),
  J5: place([0.44, 0.16], [-0.24, 0.12], [-0.22, -0.44]),
  J9: place([0.2, 0.56], [0, 0.2], [0, -0.42]),
}

const inCell = (id: CellId, at: Point): Point => add(centreOf(id), scaled(at, HEX))

const MIDDLE: WetPlace = place([0, 0], [0, 0.31], [0, -0.4])
const placeOf = (id: CellId): WetPlace => PLACES[id] ?? (cellOf(id).genre === 'lac' ? LAKE : MIDDLE)

/** The layout of a cell with water in it, in world units; null on dry land. */
export const wetPlace = (id: CellId): WetPlace | null => {
  const { genre } = cellOf(id)
  if (genre !== 'fleuve' && genre !== 'lac' && genre !== 'marais' && genre !== 'pont') return null
  const { via, label, glyph } = placeOf(id)
  return { via: inCell(id, via), label: inCell(id, label), glyph: inCell(id, glyph) }
}

export const wayBetween = (from: CellId, to: CellId): Direction | null =>
  DIRECTIONS.find((way) => neighbour(from, way) === to) ?? null

/** The Fleuve winds a little in each of its cells. */
const meander = (id: CellId): Point => {
  const { index } = cellOf(id)
  return inCell(id, { x: (hash(index, 1, 17) - 0.5) * 0.5, y: (hash(index, 2, 17) - 0.5) * 0.36 })
}

const viaOf = (id: CellId): Point => {
  const bend = BENDS[id]?.[1]
  if (bend) return inCell(id, bend)
  return cellOf(id).genre === 'fleuve' ? meander(id) : (wetPlace(id)?.via ?? centreOf(id))
}

/** Where the water turns back on itself it needs room for a round bend. */
const BENDS: Readonly<Record<string, readonly Point[]>> = { J10: [at(-0.06, -0.2), at(0.2, 0.04), at(-0.08, 0.26)] }

const throughCell = (id: CellId): readonly Point[] => BENDS[id]?.map((at) => inCell(id, at)) ?? [viaOf(id)]

/** Not always through the middle of the side. */
const crossing = (id: CellId, way: Direction): Point => {
  const side = sideTowards(centreOf(id), way)
  const { x, y } = stepVector(way)
  const away = (hash(Math.round(side.x), Math.round(side.y), 19) - 0.5) * 0.16
  return add(side, { x: -y * away, y: x * away })
}

/** Through the sides it crosses, so that the water lies in its own cells. */
const knotsOf = (course: Course): readonly Point[] => {
  const knots: Point[] = []
  const first = course.cells[0]
  const spring = SPRINGS.find((one) => one.cell === first)
  if (spring) knots.push(inCell(spring.cell, spring.at))
  course.cells.forEach((id, index) => {
    const next = course.cells[index + 1]
    knots.push(...(next || index === 0 ? throughCell(id) : [viaOf(id)]))
    const way = next && wayBetween(id, next)
    if (way) knots.push(crossing(id, way))
  })
  const last = course.cells.at(-1)
  if (last && course.leaves) {
    const edge = sideTowards(centreOf(last), course.leaves)
    knots.push(edge, add(edge, scaled(stepVector(course.leaves), 0.12)))
  }
  return knots
}

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)

const STEPS = 10

/** A smooth line through the knots. */
export const smooth = (knots: readonly Point[]): readonly Point[] => {
  const line: Point[] = []
  const knot = (index: number): Point => knots[Math.min(Math.max(index, 0), knots.length - 1)] ?? { x: 0, y: 0 }
  for (let index = 0; index < knots.length - 1; index++) {
    const [a, b, c, d] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      line.push({ x: catmull(a.x, b.x, c.x, d.x, t), y: catmull(a.y, b.y, c.y, d.y, t) })
    }
  }
  line.push(knot(knots.length - 1))
  return line
}

export interface Stream {
  readonly course: Course
  readonly line: readonly Point[]
  /** Full width at each point of the line, world units. */
  readonly widths: readonly number[]
}

const GROWTH = 34

/** Springs widen soon, then the water grows slowly to its mouth. */
const widthAt = (course: Course, index: number, last: number): number => {
  const settled = Math.max(course.spring, Math.min(0.34, course.mouth))
  const early = Math.min(1, index / Math.min(GROWTH, last))
  const near = course.spring + (settled - course.spring) * Math.sqrt(early)
  return HEX * (near + (course.mouth - settled) * (index / last) ** 2)
}

export const STREAMS: readonly Stream[] = COURSES.map((course) => {
  const line = smooth(knotsOf(course))
  return { course, line, widths: line.map((_, index) => widthAt(course, index, line.length - 1)) }
})

const nearestOn = (line: readonly Point[], to: Point): number => {
  const away = line.map((point) => distanceBetween(point, to))
  return away.indexOf(Math.min(...away))
}

/** The line of a stream from one of its cells to another, for a name written along the water. */
export const reach = (from: CellId, to: CellId): readonly Point[] => {
  const stream = STREAMS.find(({ course }) => course.cells.includes(from) && course.cells.includes(to))
  if (!stream) return []
  const { line } = stream
  return line.slice(Math.max(0, nearestOn(line, viaOf(from)) - STEPS / 2), nearestOn(line, viaOf(to)) + STEPS / 2)
}

export const LAKES: readonly CellId[] = cellsOfGenre('lac')

const flowNear = (line: readonly Point[], at: Point): number | null => {
  const index = line.findIndex((point) => distanceBetween(point, at) < 0.01)
  const [before, after] = [line[index - 1], line[index + 1]]
  return index < 0 || !before || !after ? null : Math.atan2(after.y - before.y, after.x - before.x)
}

export const BRIDGES: readonly { readonly cell: CellId; readonly at: Point; readonly flow: number }[] = cellsOfGenre('pont').map(
  (cell) => {
    const at = viaOf(cell)
    return { cell, at, flow: STREAMS.map(({ line }) => flowNear(line, at)).find((angle) => angle !== null) ?? 0 }
  },
)

/** A point part of the way along a line, and the angle of the line there. */
export const pointAlong = (line: readonly Point[], length: number): { readonly at: Point; readonly angle: number } => {
  let left = length
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1], line[index]]
    if (!a || !b) break
    const span = distanceBetween(a, b)
    if (left <= span || index === line.length - 1)
      return { at: mix(a, b, span === 0 ? 0 : Math.min(1, left / span)), angle: Math.atan2(b.y - a.y, b.x - a.x) }
    left -= span
  }
  return { at: line[0] ?? { x: 0, y: 0 }, angle: 0 }
}

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => sum + distanceBetween(line[index - 1] ?? point, point), 0)
