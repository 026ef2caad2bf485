import { faded, fillWith, type Ink, pathOf, strokeWith } from '../../../../house/canvas/index.ts'
import { add, mix, type Point } from '../../../../house/geometry/index.ts'
import { onceEach } from '../../../../kit/once.ts'
import type { CellId } from '../../rules/public.ts'
import { centreOf, HEX, stepVector } from './hexes.ts'
import { outlineOf } from './outline.ts'
import type { MoveMark } from './types.ts'

export const outline = onceEach((id: CellId) => pathOf(outlineOf(id), true))

/** The outlines drawn in by half the width of a line, so that the line lies inside the cell. */
const insetsBy = onceEach((width: number) =>
  onceEach((id: CellId) => {
    const centre = centreOf(id)
    const points = outlineOf(id).map((point) => mix(centre, point, 1 - width / Math.sqrt(3)))
    return pathOf(points, true)
  }),
)

/** A rim inside the cell, so that two lit neighbours keep two rims; width in hex radii. */
export const rim = (ink: Ink, id: CellId, colour: string, width: number): void => {
  ink.lineJoin = 'round'
  strokeWith(ink, insetsBy(width)(id), colour, width * HEX)
}

/** The hex outside the map that an exit leads to. */
export const exitPlace = (from: CellId, move: MoveMark): Point => add(centreOf(from), stepVector(move.direction))

export const paintHover = (ink: Ink, cell: CellId): void => {
  fillWith(ink, outline(cell), faded('#fffbe8', 0.22))
  rim(ink, cell, faded('#fffdf2', 0.95), 0.06)
}
