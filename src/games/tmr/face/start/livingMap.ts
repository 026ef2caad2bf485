import { pixelRatio } from '../../../../house/canvas/index.ts'
import type { Point, Size, Viewport } from '../../../../house/geometry/index.ts'
import { type CellId, isCellId } from '../../rules/public.ts'
import { centreOf, HEX } from '../board/hexes.ts'
import { LandBitmap } from '../board/landBitmap.ts'
import { drawFigure } from '../board/pawnFigure.ts'
import { standing } from '../board/pawnMotion.ts'
import type { LandNames } from '../board/types.ts'

/** A short way through the heart of the map, over a bridge, to the cité where a spell is cast. */
export const ROUTE = ['I3', 'H3', 'G4', 'H4', 'G5', 'F5'].filter(isCellId)

const MIDDLE = centreOf('G4' as CellId)
/** Columns of cells in sight, a narrow picture and a wide one. */
const COLUMNS = { least: 4.6, most: 7.4 } as const
const NEAR_WIDTH = 720

/** The picture shows fewer cells where it is small: their names are always read. */
export const viewOf = ({ width, height }: Size): Viewport => {
  const columns = COLUMNS.least + (COLUMNS.most - COLUMNS.least) * Math.min(1, width / NEAR_WIDTH)
  const scale = width / (columns * 1.5 * HEX)
  return { scale, x: width / 2 - MIDDLE.x * scale, y: height / 2 - MIDDLE.y * scale }
}

/** Where a cell lies in the picture. */
export const placeOf = (cell: CellId, { x, y, scale }: Viewport): Point => {
  const centre = centreOf(cell)
  return { x: x + centre.x * scale, y: y + centre.y * scale }
}

const sized = (canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D => {
  const ratio = pixelRatio()
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  return canvas.getContext('2d') as CanvasRenderingContext2D
}

/** The board's own land, once, in strokes between other work. Gives what stops it. */
export const paintMap = (canvas: HTMLCanvasElement, size: Size, landNames: LandNames, seen: () => void): (() => void) => {
  const ink = sized(canvas, size)
  const ratio = pixelRatio()
  const view = viewOf(size)
  const land = new LandBitmap({ landNames, coordinates: false, names: true }, () => {
    ink.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, view.x * ratio, view.y * ratio)
    land.draw(ink)
    if (!land.isSharp) return
    land.dispose()
    seen()
  })
  land.look(view, size)
  return () => land.dispose()
}

/** The side of the figure's own picture, in hexes. */
export const FIGURE = 2.4

/** The demi-rêve as it stands on the board. */
export const paintFigure = (canvas: HTMLCanvasElement, scale: number): void => {
  const side = FIGURE * HEX
  const ink = sized(canvas, { width: side * scale, height: side * scale })
  const density = pixelRatio() * scale
  ink.setTransform(density, 0, 0, density, 0, 0)
  drawFigure(ink, standing({ x: side / 2, y: side / 2 }), { breathing: 0, asleep: false, glow: true })
}
