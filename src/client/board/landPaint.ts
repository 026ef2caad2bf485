import { CELL_IDS, CELLS, type Cell, type Genre } from '../../tmr/public.ts'
import { TEXT_FACE } from './fonts.ts'
import { GENRE_STYLE, INK, PAPER, WATER } from './genreStyle.ts'
import { centreOf, HEX, type Point, WORLD } from './hexes.ts'
import { drawGlyph, faded, type Ink, makeCanvas, pathOf, saved } from './ink.ts'
import { clouds, hash } from './noise.ts'
import { allSides, contourOf, outlineOf } from './outline.ts'
import { wetPlace } from './river.ts'
import { paintBridges, paintRiverNames, paintWater } from './riverPaint.ts'

export interface LandOptions {
  readonly genreName: (genre: Genre) => string
  readonly coordinates: boolean
  /** Below a certain size names cannot be read: the glyphs grow and stand alone. */
  readonly names: boolean
}

/** Land beyond these bounds need not be painted. */
export interface Bounds extends Point {
  readonly width: number
  readonly height: number
}

/** The land as a list of short strokes of work, so that it can be painted between frames. */
export type Strokes = readonly ((ink: Ink) => void)[]

export const SPILL = HEX

const paintSlab = (ink: Ink): void =>
  saved(ink, () => {
    const rim = new Path2D()
    for (const id of CELL_IDS) rim.addPath(pathOf(outlineOf(id), true))
    ink.lineJoin = 'round'
    ink.shadowColor = 'rgba(4, 5, 20, 0.75)'
    ink.shadowBlur = 0.5 * HEX
    ink.shadowOffsetY = 0.16 * HEX
    ink.strokeStyle = '#5a4632'
    ink.lineWidth = 0.26 * HEX
    ink.stroke(rim)
    ink.shadowColor = 'transparent'
    ink.strokeStyle = '#e8d6ab'
    ink.lineWidth = 0.2 * HEX
    ink.stroke(rim)
  })

const paintWash = (cell: Cell) => {
  const outline = pathOf(outlineOf(cell.id), true)
  const { colour, deep } = GENRE_STYLE[cell.genre]
  const centre = centreOf(cell.id)
  return (ink: Ink): void =>
    saved(ink, () => {
      ink.fillStyle = colour
      ink.fill(outline)
      ink.clip(outline)
      ink.lineJoin = 'round'
      ink.strokeStyle = faded(deep, 0.13)
      for (const width of [0.5, 0.28, 0.12]) {
        ink.lineWidth = width * HEX
        ink.stroke(outline)
      }
      for (let blot = 0; blot < 3; blot++) {
        const angle = hash(cell.index, blot, 31) * 2 * Math.PI
        const away = hash(cell.index, blot, 32) * 0.6 * HEX
        const [x, y] = [centre.x + away * Math.cos(angle), centre.y + away * Math.sin(angle)]
        const radius = (0.35 + 0.4 * hash(cell.index, blot, 33)) * HEX
        const wash = ink.createRadialGradient(x, y, 0, x, y, radius)
        const tint = blot === 0 ? faded(PAPER, 0.36) : faded(deep, 0.13)
        wash.addColorStop(0, tint)
        wash.addColorStop(0.75, tint)
        wash.addColorStop(1, faded(blot === 0 ? PAPER : deep, 0))
        ink.fillStyle = wash
        ink.fillRect(centre.x - HEX, centre.y - HEX, 2 * HEX, 2 * HEX)
      }
    })
}

let washes: HTMLCanvasElement | null = null
/** Where the paint pooled and where the paper shows: one slow cloud over the whole map. */
const poolsOf = (): HTMLCanvasElement => {
  if (washes) return washes
  const [canvas, ink] = makeCanvas(200, 260)
  const image = ink.createImageData(200, 260)
  for (let y = 0; y < 260; y++)
    for (let x = 0; x < 200; x++) {
      const depth = clouds(x / 17, y / 17, 11) - 0.5
      const at = 4 * (y * 200 + x)
      const light = depth < 0 ? 255 : 50
      image.data.set([light, light * 0.94, light * 0.8, Math.min(80, Math.abs(depth) * 190)], at)
    }
  ink.putImageData(image, 0, 0)
  washes = canvas
  return canvas
}

let grain: HTMLCanvasElement | null = null
const grainOf = (): HTMLCanvasElement => {
  if (grain) return grain
  const [canvas, ink] = makeCanvas(192, 192)
  const image = ink.createImageData(192, 192)
  for (let y = 0; y < 192; y++)
    for (let x = 0; x < 192; x++) {
      const fibre = hash(x, y, 51) * 0.6 + hash(x >> 1, y >> 2, 52) * 0.4 - 0.5
      const light = fibre < 0 ? 255 : 40
      image.data.set([light, light, light * 0.9, Math.abs(fibre) * 44], 4 * (y * 192 + x))
    }
  ink.putImageData(image, 0, 0)
  grain = canvas
  return canvas
}

const onLand = (ink: Ink, draw: () => void): void =>
  saved(ink, () => {
    const land = new Path2D()
    for (const id of CELL_IDS) land.addPath(pathOf(outlineOf(id), true))
    ink.clip(land)
    draw()
  })

const paintPools = (ink: Ink): void => onLand(ink, () => ink.drawImage(poolsOf(), 0, 0, WORLD.width, WORLD.height))

/** The grain belongs to the paper of the screen: its size does not grow with the zoom. */
const paintGrain = (ink: Ink): void =>
  onLand(ink, () => {
    const pattern = ink.createPattern(grainOf(), 'repeat')
    if (!pattern) return
    const { a } = ink.getTransform()
    pattern.setTransform(new DOMMatrix().scale(Math.max(0.4, 1.2 / a)))
    ink.fillStyle = pattern
    ink.fillRect(0, 0, WORLD.width, WORLD.height)
  })

const paintSides = (ink: Ink): void => {
  ink.lineCap = ink.lineJoin = 'round'
  for (const [index, { line }] of allSides().entries()) {
    ink.strokeStyle = faded(INK, 0.42 + 0.2 * hash(index, 0, 61))
    ink.lineWidth = (0.022 + 0.02 * hash(index, 1, 61)) * HEX
    ink.stroke(pathOf(line, false))
  }
  ink.strokeStyle = faded(INK, 0.85)
  ink.lineWidth = 0.05 * HEX
  for (const { line } of contourOf(CELL_IDS)) ink.stroke(pathOf(line, false))
}

const MIDDLE = { glyph: { x: 0, y: -0.36 * HEX }, label: { x: 0, y: 0.36 * HEX } } as const

const glyphPlace = (cell: Cell): Point => {
  const centre = centreOf(cell.id)
  return wetPlace(cell.id)?.glyph ?? { x: centre.x + MIDDLE.glyph.x, y: centre.y + MIDDLE.glyph.y }
}
const labelPlace = (cell: Cell): Point => {
  const centre = centreOf(cell.id)
  return wetPlace(cell.id)?.label ?? { x: centre.x + MIDDLE.label.x, y: centre.y + MIDDLE.label.y }
}

/** Water and bridges are drawn themselves: their cells need no glyph on the map. */
const hasGlyph = ({ genre }: Cell): boolean => genre !== 'fleuve' && genre !== 'pont' && genre !== 'lac'

const paintGlyph = (cell: Cell, { names }: LandOptions) => {
  const wet = cell.genre === 'marais'
  const at = names || wet ? glyphPlace(cell) : centreOf(cell.id)
  const width = (names ? (wet ? 0.72 : 0.98) : wet ? 0.9 : 1.2) * HEX
  const look = { ink: INK, pale: faded('#fff8e6', 0.82), width, stroke: 2.1 }
  return (ink: Ink): void => drawGlyph(ink, GENRE_STYLE[cell.genre].glyph, at, look)
}

/** The name without the word of its genre. */
export const properName = (name: string): string => name.slice(name.indexOf(' ') + 1)

const NAME_SIZE = 0.32 * HEX
const GENRE_SIZE = 0.215 * HEX

/** Shrinks a line that would not fit into its hex. */
const write = (ink: Ink, words: string, at: Point, size: number, style: string, room: number): void => {
  ink.font = `${style} ${size}px ${TEXT_FACE}`
  const { width } = ink.measureText(words)
  if (width > room) ink.font = `${style} ${(size * room) / width}px ${TEXT_FACE}`
  ink.strokeText(words, at.x, at.y)
  ink.fillText(words, at.x, at.y)
}

const paintName = (cell: Cell, { genreName }: LandOptions) => {
  const at = labelPlace(cell)
  const aside = Math.abs(at.x - centreOf(cell.id).x) / HEX
  const [caps, name] = [genreName(cell.genre).toLocaleUpperCase(), properName(cell.name)]
  const lake = cell.genre === 'lac'
  return (ink: Ink): void =>
    saved(ink, () => {
      ink.textAlign = 'center'
      ink.textBaseline = 'alphabetic'
      ink.lineJoin = 'round'
      ink.strokeStyle = faded(lake ? '#c3dce0' : GENRE_STYLE[cell.genre].colour, 0.85)
      ink.lineWidth = 0.07 * HEX
      ink.fillStyle = lake ? WATER.ink : INK
      ink.letterSpacing = `${0.018 * HEX}px`
      write(ink, caps, { x: at.x, y: at.y - 0.08 * HEX }, GENRE_SIZE, '500', (1.52 - aside * 0.9) * HEX)
      ink.letterSpacing = '0px'
      write(ink, name, { x: at.x, y: at.y + 0.21 * HEX }, NAME_SIZE, 'italic 500', (1.4 - aside * 0.9) * HEX)
    })
}

const paintCoordinate = (cell: Cell) => {
  const centre = centreOf(cell.id)
  return (ink: Ink): void =>
    saved(ink, () => {
      ink.font = `700 ${0.21 * HEX}px ${TEXT_FACE}`
      ink.textAlign = 'center'
      ink.textBaseline = 'middle'
      ink.lineJoin = 'round'
      ink.strokeStyle = faded(PAPER, 0.9)
      ink.lineWidth = 0.1 * HEX
      ink.fillStyle = '#7a2e1f'
      ink.strokeText(cell.id, centre.x - 0.55 * HEX, centre.y - 0.12 * HEX)
      ink.fillText(cell.id, centre.x - 0.55 * HEX, centre.y - 0.12 * HEX)
    })
}

const within =
  (bounds: Bounds) =>
  (cell: Cell): boolean => {
    const { x, y } = centreOf(cell.id)
    return x > bounds.x - HEX && x < bounds.x + bounds.width + HEX && y > bounds.y - HEX && y < bounds.y + bounds.height + HEX
  }

export const landStrokes = (options: LandOptions, bounds: Bounds): Strokes => {
  const cells = CELLS.filter(within(bounds))
  const named = cells.filter((cell) => cell.genre !== 'fleuve')
  return [
    paintSlab,
    ...cells.map(paintWash),
    paintPools,
    paintSides,
    paintWater,
    paintGrain,
    paintBridges,
    ...cells.filter(hasGlyph).map((cell) => paintGlyph(cell, options)),
    ...(options.names ? named.map((cell) => paintName(cell, options)) : []),
    ...(options.names ? [(ink: Ink) => paintRiverNames(ink, "Fleuve de l'Oubli")] : []),
    ...(options.coordinates ? cells.map(paintCoordinate) : []),
  ]
}
