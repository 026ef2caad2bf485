import {
  type Bounds,
  dab,
  faded,
  fillWith,
  groundsOf,
  grown,
  type Ink,
  makeCanvas,
  overlap,
  pathOf,
  rounded,
  type Strokes,
  saved,
  strokeWith,
} from '../../../../house/canvas/index.ts'
import { clouds, hash } from '../../../../house/geometry/index.ts'
import { once } from '../../../../kit/once.ts'
import { CELLS, type Cell } from '../../rules/public.ts'
import { GENRE_STYLE, PAPER, WATER } from './genreStyle.ts'
import { centreOf, HEX, LAND, touching, WORLD } from './hexes.ts'
import { coast, outlineOf } from './outline.ts'
import { fillWater } from './riverPaint.ts'

const paintShadow = (ink: Ink): void =>
  saved(ink, () => {
    ink.lineJoin = 'round'
    ink.shadowColor = 'rgba(4, 5, 20, 0.75)'
    ink.shadowBlur = 0.5 * HEX
    ink.shadowOffsetY = 0.16 * HEX
    strokeWith(ink, pathOf(coast(), true), '#5a4632', 0.26 * HEX)
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
    fillWith(ink, outline, colour)
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
/** A pixel is stretched over its neighbours. */
const POOL_EDGE = 2

/** The pixels of the cloud that lie over a part of the world. */
const poolsOver = ({ x, y, width, height }: Bounds): Bounds => {
  const [across, down] = [POOLS.width / WORLD.width, POOLS.height / WORLD.height]
  const seen = { x: x * across, y: y * down, width: width * across, height: height * down }
  return overlap(rounded(grown(seen, POOL_EDGE)), { x: 0, y: 0, ...POOLS })
}

const paintPools = (image: ImageData, { x: left, y: top, width, height }: Bounds): void => {
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) {
      const depth = clouds(x / 17, y / 17, 11) - 0.5
      const light = depth < 0 ? 255 : 50
      const alpha = Math.min(80, Math.abs(depth) * 190)
      dab(image, 4 * (y * POOLS.width + x), light, light * 0.94, light * 0.8, alpha)
    }
}

/** Where the paint pooled and where the paper shows: one slow cloud over the whole map. */
const poolStrokes = (bounds: Bounds): Strokes => {
  const [canvas, poolInk] = makeCanvas(POOLS.width, POOLS.height)
  const image = poolInk.createImageData(POOLS.width, POOLS.height)
  const pools = poolsOver(bounds)
  const bands = Array.from({ length: Math.ceil(pools.height / ROWS_A_STROKE) }, (_, band) => {
    const y = pools.y + band * ROWS_A_STROKE
    return () => paintPools(image, overlap(pools, { ...pools, y, height: ROWS_A_STROKE }))
  })
  const lay = (ink: Ink): void => {
    poolInk.putImageData(image, 0, 0)
    saved(ink, () => {
      ink.clip(pathOf(coast(), true))
      ink.drawImage(canvas, 0, 0, WORLD.width, WORLD.height)
    })
  }
  return [...bands, lay]
}

const FLAT = 0.25

const flat = (paint: (ink: Ink) => void): (() => HTMLCanvasElement) =>
  once(() => {
    const [canvas, ink] = makeCanvas(LAND.width * FLAT, LAND.height * FLAT)
    ink.scale(FLAT, FLAT)
    ink.translate(-LAND.x, -LAND.y)
    paint(ink)
    return canvas
  })

/** The plain colour of each land, at once: what is seen until anything finer is painted. */
export const flatLand = flat((ink) => {
  for (const { id, genre } of CELLS) fillWith(ink, pathOf(outlineOf(id), true), GENRE_STYLE[genre].colour)
})

export const flatWater = flat((ink) => fillWater(ink, 0, WATER.fill))

const groundIn = (part: Bounds): Strokes => {
  const washes = CELLS.filter(touching(part)).map((cell) => (ink: Ink) => paintWash(ink, cell))
  return [paintShadow, ...washes, ...poolStrokes(part)]
}

/** Shared by all boards of the page. */
export const LAND_GROUNDS = groundsOf(LAND, groundIn)

const GRAIN = 192

/** The fibres of the paper. */
export const grainTile = once((): HTMLCanvasElement => {
  const [canvas, ink] = makeCanvas(GRAIN, GRAIN)
  const image = ink.createImageData(GRAIN, GRAIN)
  for (let y = 0; y < GRAIN; y++)
    for (let x = 0; x < GRAIN; x++) {
      const fibre = hash(x, y, 51) * 0.6 + hash(x >> 1, y >> 2, 52) * 0.4 - 0.5
      const light = fibre < 0 ? 255 : 40
      dab(image, 4 * (y * GRAIN + x), light, light, light * 0.9, Math.abs(fibre) * 44)
    }
  ink.putImageData(image, 0, 0)
  return canvas
})
