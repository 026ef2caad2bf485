import { type Bounds, faded, type Ink, pathOf, saved } from '../../../../house/canvas/index.ts'
import { add, distanceBetween, mix, type Point } from '../../../../house/geometry/index.ts'
import { CELLS, type CellId } from '../../rules/public.ts'
import { INK, NIGHT, PAPER } from './genreStyle.ts'
import { centreOf, HEX } from './hexes.ts'
import { touching } from './landBounds.ts'
import { areNamesRead, hasName, paintName } from './landPaint.ts'
import { rim } from './rims.ts'
import type { LandNames, Marks } from './types.ts'
import { edgedLine } from './veils.ts'

const GOING = '#ffe9a8'

export const chevron = (ink: Ink, at: Point, angle: number): void =>
  saved(ink, () => {
    ink.translate(at.x, at.y)
    ink.rotate(angle)
    ink.scale(HEX, HEX)
    ink.lineJoin = ink.lineCap = 'round'
    const path = new Path2D('M-.13-.1L.17 0-.13 .1-.06 0z')
    ink.strokeStyle = INK
    ink.lineWidth = 0.1
    ink.stroke(path)
    ink.fillStyle = ink.strokeStyle = '#ffd45e'
    ink.lineWidth = 0.03
    ink.fill(path)
    ink.stroke(path)
  })

/** `since`: how many steps ago. */
const dots = (cells: readonly CellId[], gap: number, draw: (at: Point, since: number) => void): void => {
  const points = cells.map(centreOf).map((point) => add(point, { x: 0, y: -0.04 * HEX }))
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / gap))
    for (let piece = 0; piece < pieces; piece++) draw(mix(from, to, piece / pieces), points.length - 1 - index - piece / pieces)
  })
}

/** A trail grows pale, and is gone after so many steps. */
const FADES_AFTER = 8

export const paintWalked = (ink: Ink, cells: readonly CellId[]): void =>
  saved(ink, () => {
    dots(cells.slice(-FADES_AFTER - 1), 0.27 * HEX, (at, since) => {
      ink.globalAlpha = 0.95 - 0.8 * (since / FADES_AFTER)
      ink.fillStyle = '#7c1f2c'
      ink.strokeStyle = PAPER
      ink.lineWidth = 0.035 * HEX
      ink.beginPath()
      ink.arc(at.x, at.y, 0.055 * HEX, 0, 2 * Math.PI)
      ink.stroke()
      ink.fill()
    })
  })

/** Where one enters a cell, coming from a neighbour or from afar. */
const entryOf = (from: Point, to: Point): Point => mix(to, from, ((Math.sqrt(3) / 2) * HEX) / distanceBetween(from, to))

/** From the middle of the first cell to the edge of the last. */
const lineTo = (cells: readonly CellId[]): readonly Point[] => {
  const points = cells.map(centreOf)
  const [before, end] = points.slice(-2)
  return before && end ? [...points.slice(0, -1), entryOf(before, end)] : points
}

const paintLine = (ink: Ink, cells: readonly CellId[]): void =>
  saved(ink, () => {
    ink.setLineDash([0.26 * HEX, 0.2 * HEX])
    edgedLine(ink, pathOf(lineTo(cells), false), GOING, { width: 0.07, edge: 0.13 })
  })

/** On each border that is crossed, where no name stands. */
export const paintArrows = (ink: Ink, cells: readonly CellId[]): void => {
  const points = cells.map(centreOf)
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    chevron(ink, entryOf(from, to), Math.atan2(to.y - from.y, to.x - from.x))
  })
}

export const paintPlanned = (ink: Ink, cells: readonly CellId[], spellCells: readonly CellId[]): void => {
  const end = cells.at(-1)
  if (end && !spellCells.includes(end)) {
    rim(ink, end, faded(NIGHT, 0.8), 0.11)
    rim(ink, end, GOING, 0.07)
  }
  paintLine(ink, cells)
}

const seenThrough = (ink: Ink): Bounds => {
  const { a: density, e, f } = ink.getTransform()
  return { x: -e / density, y: -f / density, width: ink.canvas.width / density, height: ink.canvas.height / density }
}

/** Names are read above the ways that cross them; where land is gone, or veiled, none stands. */
const paintNamesOn = (ink: Ink, marks: Marks, names: LandNames): void => {
  if (marks.mist || marks.targets || !areNamesRead(ink.getTransform().a)) return
  const crossed = new Set([...(marks.path ?? []), ...(marks.way ?? [])])
  for (const { cell, sign } of marks.land ?? []) if (sign === 'gone') crossed.delete(cell)
  const named = CELLS.filter((cell) => crossed.has(cell.id) && hasName(cell))
  for (const cell of named.filter(touching(seenThrough(ink)))) paintName(cell, names)(ink)
}

/** The way walked, the way planned, and the names they cross. */
export const paintWays = (ink: Ink, marks: Marks, names: LandNames): void => {
  const { path = [], way = [], spellCells = [] } = marks
  if (path.length > 1) paintWalked(ink, path)
  if (way.length > 1) paintPlanned(ink, way, spellCells)
  paintNamesOn(ink, marks, names)
  if (way.length > 1) paintArrows(ink, way)
}
