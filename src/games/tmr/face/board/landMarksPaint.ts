import { disc, faded, fillWith, type Ink, placed, saved, strokeWith } from '../../../../house/canvas/index.ts'
import { add, type Point } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { WATER } from './genreStyle.ts'
import { centreOf, HEX } from './hexes.ts'
import { type LandSign, SIGN_EDGE, SIGN_LOOKS } from './landSigns.ts'
import { outline, rim } from './rims.ts'
import type { LandMark } from './types.ts'

const HOLE = '#0b0818'
const STARS: readonly Point[] = [
  { x: -0.45, y: 0.3 },
  { x: 0.4, y: -0.35 },
  { x: 0.2, y: 0.5 },
  { x: -0.3, y: -0.45 },
  { x: 0.62, y: 0.12 },
  { x: -0.66, y: -0.05 },
]

/** Night where the land was, with a torn edge. */
const paintGone = (ink: Ink, cell: CellId): void => {
  fillWith(ink, outline(cell), faded(HOLE, 0.94))
  saved(ink, () => {
    ink.setLineDash([0.16 * HEX, 0.12 * HEX])
    rim(ink, cell, faded('#cfc3ff', 0.75), 0.05)
  })
  ink.fillStyle = '#e9e2ff'
  for (const star of STARS) {
    const { x, y } = add(centreOf(cell), { x: star.x * HEX, y: star.y * HEX })
    ink.fillRect(x - 0.8, y - 0.8, 1.6, 1.6)
  }
}

/** Waves over the land, which still shows through. */
const paintWater = (ink: Ink, cell: CellId): void =>
  saved(ink, () => {
    const { x, y } = centreOf(cell)
    ink.clip(outline(cell))
    fillWith(ink, outline(cell), faded(WATER.fill, 0.38))
    ink.strokeStyle = faded(WATER.ink, 0.42)
    ink.lineWidth = 0.045 * HEX
    ink.beginPath()
    for (let row = -0.7; row <= 0.75; row += 0.3) {
      ink.moveTo(x - HEX, y + row * HEX)
      for (let at = -1; at < 1; at += 0.4) {
        ink.quadraticCurveTo(x + (at + 0.1) * HEX, y + (row - 0.12) * HEX, x + (at + 0.2) * HEX, y + row * HEX)
        ink.quadraticCurveTo(x + (at + 0.3) * HEX, y + (row + 0.12) * HEX, x + (at + 0.4) * HEX, y + row * HEX)
      }
    }
    ink.stroke()
  })

/** Bars before a gate. */
const paintBars = (ink: Ink, cell: CellId): void =>
  saved(ink, () => {
    const { x, y } = centreOf(cell)
    ink.clip(outline(cell))
    ink.strokeStyle = faded('#2a1016', 0.42)
    ink.lineWidth = 0.06 * HEX
    ink.beginPath()
    for (let at = -0.8; at <= 0.85; at += 0.32) {
      ink.moveTo(x + at * HEX, y - HEX)
      ink.lineTo(x + at * HEX, y + HEX)
    }
    ink.moveTo(x - HEX, y + 0.02 * HEX)
    ink.lineTo(x + HEX, y + 0.02 * HEX)
    ink.stroke()
  })

const GROUNDS: Readonly<Partial<Record<LandSign, (ink: Ink, cell: CellId) => void>>> = {
  gone: paintGone,
  flooded: paintWater,
  underwater: paintWater,
  shut: paintBars,
}

const RIMS: Readonly<Partial<Record<LandSign, string>>> = {
  goal: '#ffd45e',
  conquest: '#ffd45e',
  purify: '#fff1bd',
  urgent: '#ff9d86',
  home: '#9fe0b4',
  tamed: '#9fe0b4',
}

/** What an effect has made of the land, under everything else. */
export const paintLandMarks = (ink: Ink, marks: readonly LandMark[]): void => {
  for (const { cell, sign } of marks) {
    GROUNDS[sign]?.(ink, cell)
    const colour = RIMS[sign]
    if (!colour) continue
    rim(ink, cell, faded('#2a1d1c', 0.7), 0.12)
    rim(ink, cell, colour, 0.075)
  }
}

const drawSign = (ink: Ink, sign: LandSign, at: Point): void =>
  placed(ink, at, 0.2 * HEX, () => {
    const { ground, line } = SIGN_LOOKS[sign]
    const circle = disc(0, 0, 1)
    fillWith(ink, circle, ground)
    strokeWith(ink, circle, SIGN_EDGE, 0.14)
    strokeWith(ink, new Path2D(line), SIGN_EDGE, 0.17)
  })

/** The signs of each cell side by side at its upper edge. */
export const paintLandSigns = (ink: Ink, marks: readonly LandMark[]): void => {
  const signs = new Map<CellId, LandSign[]>()
  for (const { cell, sign } of marks) signs.set(cell, [...(signs.get(cell) ?? []), sign])
  for (const [cell, here] of signs)
    here.forEach((sign, at) => {
      const x = (at - (here.length - 1) / 2) * 0.42
      drawSign(ink, sign, add(centreOf(cell), { x: x * HEX, y: -0.6 * HEX }))
    })
}
