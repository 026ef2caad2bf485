import { clouds, hash } from '../../../../house/canvas/noise.ts'
import { CELLS, type Cell } from '../../rules/public.ts'
import { GENRE_STYLE, PAPER } from './genreStyle.ts'
import { centreOf, HEX, WORLD } from './hexes.ts'
import { faded, type Ink, makeCanvas, pathOf, type Strokes, saved } from './ink.ts'
import { coast, outlineOf } from './outline.ts'

/** How far shadows and falling water reach beyond the land. */
export const SPILL = HEX

const paintShadow = (ink: Ink): void =>
  saved(ink, () => {
    ink.lineJoin = 'round'
    ink.shadowColor = 'rgba(4, 5, 20, 0.75)'
    ink.shadowBlur = 0.5 * HEX
    ink.shadowOffsetY = 0.16 * HEX
    ink.strokeStyle = '#5a4632'
    ink.lineWidth = 0.26 * HEX
    ink.stroke(pathOf(coast(), true))
  })

const paintBlots = (ink: Ink, cell: Cell): void => {
  const { deep } = GENRE_STYLE[cell.genre]
  const centre = centreOf(cell.id)
  for (let blot = 0; blot < 3; blot++) {
    const angle = hash(cell.index, blot, 31) * 2 * Math.PI
    const away = hash(cell.index, blot, 32) * 0.6 * HEX
    const [x, y] = [centre.x + away * Math.cos(angle), centre.y + away * Math.sin(angle)]
    const radius = (0.35 + 0.4 * hash(cell.index, blot, 33)) * HEX
    const [tint, strength] = blot === 0 ? [PAPER, 0.36] : [deep, 0.13]
    const wash = ink.createRadialGradient(x, y, 0, x, y, radius)
    wash.addColorStop(0, faded(tint, strength))
    wash.addColorStop(0.75, faded(tint, strength))
    wash.addColorStop(1, faded(tint, 0))
    ink.fillStyle = wash
    ink.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}

/** The wash dries darker at its edges. */
const paintWash = (ink: Ink, cell: Cell): void =>
  saved(ink, () => {
    const outline = pathOf(outlineOf(cell.id), true)
    const { colour, deep } = GENRE_STYLE[cell.genre]
    ink.fillStyle = colour
    ink.fill(outline)
    ink.clip(outline)
    ink.lineJoin = 'round'
    ink.strokeStyle = faded(deep, 0.13)
    for (const width of [0.5, 0.28, 0.12]) {
      ink.lineWidth = width * HEX
      ink.stroke(outline)
    }
    paintBlots(ink, cell)
  })

const POOLS = { width: 200, height: 260 } as const
const ROWS_A_STROKE = 20

const paintPoolRows = (image: ImageData, from: number): void => {
  for (let y = from; y < from + ROWS_A_STROKE; y++)
    for (let x = 0; x < POOLS.width; x++) {
      const depth = clouds(x / 17, y / 17, 11) - 0.5
      const light = depth < 0 ? 255 : 50
      const alpha = Math.min(80, Math.abs(depth) * 190)
      image.data.set([light, light * 0.94, light * 0.8, alpha], 4 * (y * POOLS.width + x))
    }
}

/** Where the paint pooled and where the paper shows: one slow cloud over the whole map. */
const poolStrokes = (): Strokes => {
  const [canvas, poolInk] = makeCanvas(POOLS.width, POOLS.height)
  const image = poolInk.createImageData(POOLS.width, POOLS.height)
  const rows = Array.from({ length: POOLS.height / ROWS_A_STROKE }, (_, band) => () => paintPoolRows(image, band * ROWS_A_STROKE))
  const lay = (ink: Ink): void => {
    poolInk.putImageData(image, 0, 0)
    saved(ink, () => {
      ink.clip(pathOf(coast(), true))
      ink.drawImage(canvas, 0, 0, WORLD.width, WORLD.height)
    })
  }
  return [...rows, lay]
}

interface Underpainting {
  readonly canvas: HTMLCanvasElement
  readonly ink: Ink
  readonly strokes: Strokes
  next: number
}

let begun: Underpainting | null = null

const beginUnderpainting = (): Underpainting => {
  const [canvas, ink] = makeCanvas(WORLD.width + 2 * SPILL, WORLD.height + 2 * SPILL)
  ink.translate(SPILL, SPILL)
  const washes = CELLS.map((cell) => (on: Ink) => paintWash(on, cell))
  return { canvas, ink, strokes: [paintShadow, ...washes, ...poolStrokes()], next: 0 }
}

const here = (): Underpainting => {
  begun ??= beginUnderpainting()
  return begun
}

/** Washes and shadows, soft by nature: painted once, one pixel a unit, and stretched under sharp ink. As far as it is painted. */
export const underpainting = (): HTMLCanvasElement => here().canvas

export const isUnderpainted = (): boolean => here().next >= here().strokes.length

/** What is left of it, a stroke at a time; all boards of the page share it. */
export const underStrokes = (): Strokes => {
  const all = here()
  const paintNext = (): void => all.strokes[all.next++]?.(all.ink)
  return all.strokes.slice(all.next).map(() => paintNext)
}

const GRAIN = 192
let grain: HTMLCanvasElement | null = null

/** The fibres of the paper. */
export const grainTile = (): HTMLCanvasElement => {
  if (grain) return grain
  const [canvas, ink] = makeCanvas(GRAIN, GRAIN)
  const image = ink.createImageData(GRAIN, GRAIN)
  for (let y = 0; y < GRAIN; y++)
    for (let x = 0; x < GRAIN; x++) {
      const fibre = hash(x, y, 51) * 0.6 + hash(x >> 1, y >> 2, 52) * 0.4 - 0.5
      const light = fibre < 0 ? 255 : 40
      image.data.set([light, light, light * 0.9, Math.abs(fibre) * 44], 4 * (y * GRAIN + x))
    }
  ink.putImageData(image, 0, 0)
  grain = canvas
  return canvas
}
