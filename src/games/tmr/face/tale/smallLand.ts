import { type Bounds, makeCanvas, pathOf, pixelRatio } from '../../../../house/canvas/index.ts'
import { once } from '../../../../kit/once.ts'
import type { CellId } from '../../rules/public.ts'
import { GOLD, NIGHT } from '../board/genreStyle.ts'
import { LAND } from '../board/hexes.ts'
import { type Land, landIn } from '../board/land.ts'
import { outlineOf } from '../board/outline.ts'
import { rim } from '../board/rims.ts'
import type { LandNames } from '../board/types.ts'
import { viewAround } from '../board/viewAround.ts'
import { paintPath, paintStart } from './paintWay.ts'
import type { Tale } from './tale.ts'

/** Of the screen, per unit of the world: so small the glyphs stand alone, in any language. */
const SCALE = 0.58
const NAMELESS: LandNames = { genre: () => '', place: () => '', leads: () => false, river: '' }

const smallDensity = (): number => SCALE * pixelRatio()

/** One land for all small maps of the page. */
const land = once(async (): Promise<Land> => {
  const scale = smallDensity()
  const size = { width: LAND.width * scale, height: LAND.height * scale }
  const painted = await landIn({ x: -LAND.x * scale, y: -LAND.y * scale, scale }, size, NAMELESS)
  painted.dispose()
  return painted
})

/** The board's land within these bounds, on the canvas that is there when it is ready; of those cells alone where some are named. */
export const paintSmall = async (
  canvasNow: () => HTMLCanvasElement | null,
  bounds: Bounds,
  only: readonly CellId[] | null,
): Promise<void> => {
  const painted = await land()
  const canvas = canvasNow()
  const ink = canvas?.getContext('2d')
  if (!canvas || !ink) return
  const density = smallDensity()
  canvas.width = Math.round(bounds.width * density)
  canvas.height = Math.round(bounds.height * density)
  ink.setTransform(density, 0, 0, density, -bounds.x * density, -bounds.y * density)
  if (only) {
    const cells = new Path2D()
    for (const cell of only) cells.addPath(pathOf(outlineOf(cell), true))
    ink.clip(cells)
  }
  painted.draw(ink)
}

const PICTURE = { width: 560, height: 420 }

/** A way on the land as a picture that stands by itself; null: there is none, or this browser gives none. */
export const pictureOf = async (way: Tale['way']): Promise<string | null> => {
  const end = way.at(-1)?.at(-1)
  if (!end) return null
  try {
    const view = viewAround(way, PICTURE)
    const painted = await landIn(view, PICTURE, NAMELESS)
    const [canvas, ink] = makeCanvas(PICTURE.width, PICTURE.height)
    ink.fillStyle = NIGHT
    ink.fillRect(0, 0, PICTURE.width, PICTURE.height)
    ink.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
    painted.draw(ink)
    painted.dispose()
    paintStart(ink, way, end)
    for (const path of way) paintPath(ink, path)
    rim(ink, end, GOLD, 0.1)
    return canvas.toDataURL('image/jpeg', 0.85)
  } catch {
    return null
  }
}
