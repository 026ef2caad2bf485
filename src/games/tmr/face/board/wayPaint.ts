import { disc, faded, fillWith, type Ink, pathOf, placed, saved, strokeWith } from '../../../../house/canvas/index.ts'
import { add, distanceBetween, mix, type Point } from '../../../../house/geometry/index.ts'
import { CELLS, type CellId } from '../../rules/public.ts'
import { INK, NIGHT, PAPER } from './genreStyle.ts'
import { centreOf, HEX, LAND } from './hexes.ts'
import { areNamesRead, hasName, nameBox } from './landPaint.ts'
import { rim } from './rims.ts'
import type { Marks } from './types.ts'
import { edgedLine } from './veils.ts'

const GOING = '#ffe9a8'

export const chevron = (ink: Ink, at: Point, angle: number): void =>
  placed(ink, at, HEX, () => {
    ink.rotate(angle)
    const path = new Path2D('M-.13-.1L.17 0-.13 .1-.06 0z')
    strokeWith(ink, path, INK, 0.1)
    fillWith(ink, path, '#ffd45e')
    strokeWith(ink, path, '#ffd45e', 0.03)
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
      const dot = disc(at.x, at.y, 0.055 * HEX)
      strokeWith(ink, dot, PAPER, 0.035 * HEX)
      fillWith(ink, dot, '#7c1f2c')
    })
  })

/** Where one enters a cell, coming from a neighbour or from afar. */
const entryOf = (from: Point, to: Point): Point => mix(to, from, ((Math.sqrt(3) / 2) * HEX) / distanceBetween(from, to))

/** From the middle of the first cell to the edge of the last; it turns where names stand, and is not seen there. */
const lineTo = (cells: readonly CellId[]): readonly Point[] => {
  const points = cells.map(centreOf)
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    return [add(from, { x: 0, y: 0.13 * HEX }), entryOf(from, to)]
  })
}

const paintLine = (ink: Ink, cells: readonly CellId[]): void =>
  saved(ink, () => {
    ink.setLineDash([0.26 * HEX, 0.2 * HEX])
    edgedLine(ink, pathOf(lineTo(cells), false), GOING, { width: 0.07, edge: 0.13 })
  })

/** How far from the border an arrow stands. */
const ASIDE = 0.13 * HEX

/** On the border that is crossed, a little into the lower of its cells: names stand low in theirs. */
export const arrowOver = (ink: Ink, border: Point, angle: number): void => {
  const along = Math.sin(angle) < 0 ? -ASIDE : ASIDE
  chevron(ink, add(border, { x: along * Math.cos(angle), y: along * Math.sin(angle) }), angle)
}

export const paintArrows = (ink: Ink, cells: readonly CellId[]): void => {
  const points = cells.map(centreOf)
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    arrowOver(ink, entryOf(from, to), Math.atan2(to.y - from.y, to.x - from.x))
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

/** A way is not drawn through the names it crosses; where land is gone, or veiled, none stands. */
export const keepToUnnamed = (ink: Ink, crossed: readonly CellId[], { mist, targets, land = [] }: Marks = {}): void => {
  if (mist || targets || !areNamesRead(ink.getTransform().a)) return
  const unnamed = new Set(land.flatMap(({ cell, sign }) => (sign === 'gone' ? [cell] : [])))
  const room = new Path2D()
  for (const { x, y, width, height } of [
    LAND,
    ...CELLS.filter((cell) => crossed.includes(cell.id) && hasName(cell) && !unnamed.has(cell.id)).map(nameBox),
  ])
    room.rect(x, y, width, height)
  ink.clip(room, 'evenodd')
}

/** The way walked, and the way planned. */
export const paintWays = (ink: Ink, marks: Marks): void => {
  const { path = [], way = [], spellCells = [] } = marks
  saved(ink, () => {
    keepToUnnamed(ink, [...path, ...way], marks)
    if (path.length > 1) paintWalked(ink, path)
    if (way.length > 1) paintPlanned(ink, way, spellCells)
  })
  if (way.length > 1) paintArrows(ink, way)
}
