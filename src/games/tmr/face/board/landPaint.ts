import {
  type Bounds,
  faded,
  fillWith,
  type Ink,
  pathOf,
  pixelRatio,
  placed,
  type Strokes,
  saved,
  strokeWith,
  svgPath,
} from '../../../../house/canvas/index.ts'
import { add, type Point } from '../../../../house/geometry/index.ts'
import { CELLS, type Cell, type CellId, cellOf, type Genre } from '../../rules/public.ts'
import { TEXT_FACE } from './fonts.ts'
import { GENRE_STYLE, GLYPH_BOX, INK, LAKE_HALO, PAPER, WATER } from './genreStyle.ts'
import { centreOf, HEX, LAND, touching } from './hexes.ts'
import { allSides, coast } from './outline.ts'
import { wetPlace } from './river.ts'
import { paintRiverNames } from './riverNames.ts'
import { paintBridges, WATER_STROKES } from './riverPaint.ts'
import type { LandNames } from './types.ts'
import { grainTile } from './underpaint.ts'

export interface LandWishes {
  readonly landNames: LandNames
  readonly coordinates: boolean
}

/** The grain belongs to the paper of the screen: its size does not grow with the zoom. */
const paintGrain =
  (band: number, bands: number) =>
  (ink: Ink): void =>
    saved(ink, () => {
      const pattern = ink.createPattern(grainTile(), 'repeat')
      if (!pattern) return
      const { width, height } = ink.canvas
      ink.resetTransform()
      ink.globalCompositeOperation = 'source-atop'
      ink.fillStyle = pattern
      ink.fillRect(0, Math.floor((height * band) / bands), width, Math.ceil(height / bands))
    })

const BANDS = [0, 1, 2, 3]

/** The edge of the paper, outside the land only. */
const paintRim = (ink: Ink): void =>
  saved(ink, () => {
    const rim = pathOf(coast(), true)
    const outside = new Path2D(rim)
    outside.rect(LAND.x, LAND.y, LAND.width, LAND.height)
    ink.clip(outside, 'evenodd')
    ink.lineJoin = 'round'
    strokeWith(ink, rim, '#5a4632', 0.26 * HEX)
    strokeWith(ink, rim, '#e8d6ab', 0.2 * HEX)
  })

const paintCoast = (ink: Ink): void => {
  ink.strokeStyle = faded(INK, 0.85)
  ink.lineWidth = 0.05 * HEX
  ink.lineJoin = 'round'
  ink.stroke(pathOf(coast(), true))
}

const inSight = (line: readonly Point[], bounds: Bounds): boolean =>
  line.some(({ x, y }) => x >= bounds.x && y >= bounds.y && x <= bounds.x + bounds.width && y <= bounds.y + bounds.height)

const SIDES_A_STROKE = 60

/** Pens differ: the sides come in three strengths of line. */
const paintSides = (bounds: Bounds): Strokes => {
  const pens = [0, 1, 2].map((pen) => allSides().filter(({ line }, index) => index % 3 === pen && inSight(line, bounds)))
  return pens.flatMap((sides, pen) => {
    const strokes = []
    for (let first = 0; first < sides.length; first += SIDES_A_STROKE) {
      const path = new Path2D()
      for (const { line } of sides.slice(first, first + SIDES_A_STROKE)) path.addPath(pathOf(line, false))
      strokes.push((ink: Ink): void => {
        ink.lineCap = ink.lineJoin = 'round'
        strokeWith(ink, path, faded(INK, 0.44 + 0.09 * pen), (0.024 + 0.008 * pen) * HEX)
      })
    }
    return strokes
  })
}

const MIDDLE = { glyph: { x: 0, y: -0.4 * HEX }, label: { x: 0, y: 0.31 * HEX } } as const

const placeOf = ({ id }: Cell, part: keyof typeof MIDDLE): Point => wetPlace(id)?.[part] ?? add(centreOf(id), MIDDLE[part])

/** Water and bridges are drawn themselves: their cells need no glyph on the map. */
const hasGlyph = ({ genre }: Cell): boolean => genre !== 'fleuve' && genre !== 'pont' && genre !== 'lac'

const PALE = faded('#fff8e6', 0.82)
/** In units of the glyph's box. */
const STROKE = 2.1

/** Draws a glyph with its middle at a point. */
const drawGlyph = (ink: Ink, genre: Genre, at: Point, width: number): void =>
  placed(ink, at, width / GLYPH_BOX.width, () => {
    const { pale, dark, line } = GENRE_STYLE[genre]
    ink.translate(-GLYPH_BOX.width / 2, -GLYPH_BOX.height / 2)
    ink.lineWidth = STROKE
    ink.strokeStyle = INK
    if (pale) fillWith(ink, svgPath(pale), PALE)
    if (dark) fillWith(ink, svgPath(dark), INK)
    ink.stroke(svgPath(line))
  })

/** Without names it grows and stands alone. */
const paintGlyph = (cell: Cell, names: boolean) => {
  const wet = cell.genre === 'marais'
  const at = names || wet ? placeOf(cell, 'glyph') : centreOf(cell.id)
  const width = (names ? (wet ? 0.72 : 0.98) : wet ? 0.9 : 1.2) * HEX
  return (ink: Ink): void => drawGlyph(ink, cell.genre, at, width)
}

/** Names smaller than this, in pixels of a hex radius, are left out. */
const NAMES_FROM = 24
/** At so many device pixels per world unit. */
export const areNamesRead = (density: number): boolean => (HEX * density) / pixelRatio() >= NAMES_FROM

/** The river is named along its course. */
export const hasName = ({ genre }: Cell): boolean => genre !== 'fleuve'

const NAME_SIZE = 0.32 * HEX
const GENRE_SIZE = 0.215 * HEX

/** Half the room inside the broadest rim of a hex, at a height above or below its middle. */
const halfWidthAt = (y: number): number => HEX * 0.85 - Math.abs(y) / Math.sqrt(3)

/** Shrinks a line that would not fit into its hex. */
const write = (ink: Ink, words: string, at: Point, size: number, style: string, room: number): void => {
  ink.font = `${style} ${size}px ${TEXT_FACE}`
  const { width } = ink.measureText(words)
  if (width > room) ink.font = `${style} ${(size * room) / width}px ${TEXT_FACE}`
  ink.strokeText(words, at.x, at.y)
  ink.fillText(words, at.x, at.y)
}

/** What a name takes of its cell. */
export const nameBox = (cell: Cell): Bounds => {
  const { x, y } = placeOf(cell, 'label')
  return { x: x - 0.62 * HEX, y: y - 0.29 * HEX, width: 1.24 * HEX, height: 0.59 * HEX }
}

/** What comes first in the language stands above. */
const paintName = (cell: Cell, { genre, place, leads }: LandNames) => {
  const at = placeOf(cell, 'label')
  const centre = centreOf(cell.id)
  const room = (y: number): number => 2 * (halfWidthAt(at.y + y - centre.y) - Math.abs(at.x - centre.x))
  const [caps, name] = [genre(cell.genre).toLocaleUpperCase(), place(cell.id)]
  const lake = cell.genre === 'lac'
  const [capsAt, nameAt] = leads(cell.id) ? [0.23, -0.03] : [-0.08, 0.21]
  const [capsRoom, nameRoom] = leads(cell.id) ? [room(0.14 * HEX), room(-0.14 * HEX)] : [room(-0.14 * HEX), room(0.14 * HEX)]
  return (ink: Ink): void =>
    saved(ink, () => {
      ink.textAlign = 'center'
      ink.textBaseline = 'alphabetic'
      ink.lineJoin = 'round'
      ink.strokeStyle = faded(lake ? LAKE_HALO : GENRE_STYLE[cell.genre].colour, 0.85)
      ink.lineWidth = 0.07 * HEX
      ink.fillStyle = lake ? WATER.ink : INK
      ink.letterSpacing = `${0.018 * HEX}px`
      write(ink, caps, { x: at.x, y: at.y + capsAt * HEX }, GENRE_SIZE, '500', capsRoom)
      ink.letterSpacing = '0px'
      write(ink, name, { x: at.x, y: at.y + nameAt * HEX }, NAME_SIZE, 'italic 500', nameRoom)
    })
}

/** The names of some cells once more, over what lies on them; along the water none where the figure stands. */
export const paintNames = (ink: Ink, cells: ReadonlySet<CellId>, landNames: LandNames, figure?: CellId): void => {
  if (!areNamesRead(ink.getTransform().a)) return
  for (const id of cells) {
    const cell = cellOf(id)
    if (hasName(cell)) paintName(cell, landNames)(ink)
  }
  const isNamed = (...ends: readonly CellId[]): boolean =>
    ends.some((cell) => cells.has(cell)) && ends.every((cell) => cell !== figure)
  paintRiverNames(landNames.river, isNamed)(ink)
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
      ink.strokeText(cell.id, centre.x - 0.4 * HEX, centre.y - 0.68 * HEX)
      ink.fillText(cell.id, centre.x - 0.4 * HEX, centre.y - 0.68 * HEX)
    })
}

export const landWords = ({ landNames }: LandWishes, bounds: Bounds, density: number): Strokes =>
  areNamesRead(density)
    ? [
        ...CELLS.filter(touching(bounds))
          .filter(hasName)
          .map((cell) => paintName(cell, landNames)),
        paintRiverNames(landNames.river),
      ]
    : []

export const landStrokes = (wishes: LandWishes, bounds: Bounds, density: number): Strokes => {
  const cells = CELLS.filter(touching(bounds))
  const names = areNamesRead(density)
  return [
    ...BANDS.map((band) => paintGrain(band, BANDS.length)),
    paintRim,
    ...paintSides(bounds),
    paintCoast,
    ...WATER_STROKES,
    paintBridges,
    ...cells.filter(hasGlyph).map((cell) => paintGlyph(cell, names)),
    ...landWords(wishes, bounds, density),
    ...(wishes.coordinates ? cells.map(paintCoordinate) : []),
  ]
}
