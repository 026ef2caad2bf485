import { type Bounds, disc, fillWith, type Ink, placed, saved, strokeWith } from '../../../../house/canvas/index.ts'
import type { Point } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { TEXT_FACE } from './fonts.ts'
import { NIGHT, PAPER, VIOLET } from './genreStyle.ts'
import { HEX } from './hexes.ts'

const STAR = new Array(10)
  .fill(0)
  .map((_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const radius = index % 2 ? 0.27 : 0.64
    return `${index ? 'L' : 'M'}${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
  })
  .join('')

const seal = (ink: Ink, fill: string, edge: string): void => {
  const circle = disc(0, 0, 1)
  fillWith(ink, circle, fill)
  strokeWith(ink, circle, edge, 0.16)
}

/** A star in a seal; an erratic one is cracked and rimmed with dashes. */
export const drawReserve = (ink: Ink, at: Point, erratic: boolean): void =>
  placed(ink, at, 0.25 * HEX, () => {
    if (erratic) ink.setLineDash([0.3, 0.26])
    seal(ink, erratic ? '#8a2a3c' : '#3b2a86', PAPER)
    ink.setLineDash([])
    ink.fillStyle = erratic ? '#ffd9c9' : '#ffe9a8'
    const star = new Path2D(STAR)
    if (erratic) {
      ink.rotate(0.5)
      ink.fill(star)
      strokeWith(ink, new Path2D('M-.5-.75L-.08-.2.14 .06-.1 .3.2 .8'), '#8a2a3c', 0.14)
    } else ink.fill(star)
  })

/** An eye that waits. */
export const drawEncounter = (ink: Ink, at: Point): void =>
  placed(ink, at, 0.27 * HEX, () => {
    seal(ink, '#20142f', '#f0b7a0')
    const eye = new Path2D('M-.72 0C-.4-.48.4-.48.72 0 .4.48-.4.48-.72 0z')
    fillWith(ink, eye, '#f6e2c8')
    fillWith(ink, disc(0, 0, 0.32), '#a3263b')
    fillWith(ink, disc(0, 0, 0.1, 0.28), '#20142f')
  })

/** A small open hand of light: a spell can be cast here. */
export const drawSpellMark = (ink: Ink, at: Point): void =>
  placed(ink, at, 0.15 * HEX, () => {
    seal(ink, VIOLET, '#f4ecff')
    fillWith(ink, new Path2D('M0-.72L.17-.17.72 0 .17.17 0 .72-.17.17-.72 0-.17-.17z'), '#fff')
  })

const BADGE_LETTERS = 0.34

/** In pixels: smaller is not read at arm's length. */
const LEAST_LETTERS = 12.5

/** By how much a badge is enlarged on a map seen from afar, so that it is still read; `pixel`: so much of the world. */
export const badgeScale = (pixel: number): number => Math.max(1, (LEAST_LETTERS * pixel) / (BADGE_LETTERS * HEX))

/** Words on the land. */
export interface Badge {
  readonly of: CellId
  readonly words: string
  readonly at: Point
  /** Larger than the land it stands on. */
  readonly scale: number
}

export const badgeBounds = (ink: Ink, { words, at, scale }: Badge): Bounds => {
  const unit = scale * HEX
  ink.font = `700 ${BADGE_LETTERS * unit}px ${TEXT_FACE}`
  const width = ink.measureText(words).width + 0.24 * unit
  return { x: at.x - width / 2, y: at.y - 0.22 * unit, width, height: 0.44 * unit }
}

export const drawBadge = (ink: Ink, badge: Badge): void =>
  saved(ink, () => {
    const { words, at, scale } = badge
    const unit = scale * HEX
    const { x, y, width, height } = badgeBounds(ink, badge)
    ink.textAlign = 'center'
    ink.textBaseline = 'middle'
    const plate = new Path2D()
    plate.roundRect(x, y, width, height, 0.22 * unit)
    fillWith(ink, plate, NIGHT)
    strokeWith(ink, plate, PAPER, 0.035 * unit)
    ink.fillStyle = '#fff3cf'
    ink.fillText(words, at.x, at.y + 0.02 * unit)
  })
