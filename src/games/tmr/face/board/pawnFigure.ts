import { disc, faded, fillWith, type Ink, placed, saved, strokeWith, svgPath } from '../../../../house/canvas/index.ts'
import type { Point } from '../../../../house/geometry/index.ts'
import type { Look } from '../../rules/public.ts'
import { ANYONE, CLOAK, CLOTHS, CRESCENT, FACE, FEATURES, FOLDS, HOOD } from './figurePaths.ts'
import { GOLD } from './genreStyle.ts'
import { HEX } from './hexes.ts'
import type { Pose } from './pawnMotion.ts'
import type { Worn } from './types.ts'

const STAR = 'M0-1L.2-.2 1 0 .2.2 0 1-.2.2-1 0-.2-.2z'

const drawGlow = (ink: Ink, at: Point, strength: number): void => {
  const radius = (0.95 + 0.12 * strength) * HEX
  const glow = ink.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
  glow.addColorStop(0, faded('#fff3c4', 0.62))
  glow.addColorStop(0.45, faded(GOLD, 0.34 + 0.14 * strength))
  glow.addColorStop(1, faded(GOLD, 0))
  fillWith(ink, disc(at.x, at.y, radius), glow)
}

const drawFeature = (ink: Ink, { face }: Look): void => {
  const feature = FEATURES[face]
  if (!feature) return
  if (feature.pen === null) fillWith(ink, svgPath(feature.path), feature.colour)
  else strokeWith(ink, svgPath(feature.path), feature.colour, feature.pen)
}

const drawCloak = (ink: Ink, { cloak }: Look, asleep: boolean, worn: Worn | undefined): void => {
  const { light, dark, fold } = worn ? { light: worn.colour, dark: worn.colour, fold: worn.ink } : CLOTHS[cloak]
  strokeWith(ink, svgPath(CLOAK), '#fff6dc', 0.13)
  const cloth = ink.createLinearGradient(-0.3, -0.7, 0.3, 0.1)
  cloth.addColorStop(0, light)
  cloth.addColorStop(1, dark)
  fillWith(ink, svgPath(CLOAK), cloth)
  // Asleep the colours are those of dusk.
  if (asleep) fillWith(ink, svgPath(CLOAK), 'rgba(92, 94, 124, 0.55)')
  strokeWith(ink, svgPath(CLOAK), '#0f1138', 0.035)
  strokeWith(ink, svgPath(FOLDS), faded(fold, 0.6), 0.024)
}

/** A star, or the sign of whoever plays it. */
const drawSign = (ink: Ink, worn: Worn | undefined): void =>
  saved(ink, () => {
    ink.translate(0, worn ? -0.16 : -0.27)
    ink.scale(0.065, 0.065)
    ink.fillStyle = worn?.ink ?? '#ffe08a'
    if (!worn) return ink.fill(svgPath(STAR))
    ink.scale(0.19, 0.19)
    ink.translate(-12, -12)
    ink.fill(svgPath(worn.sign), 'evenodd')
  })

const drawBody = (ink: Ink, { breathing, asleep, look = ANYONE, worn }: FigureLook): void => {
  ink.lineJoin = ink.lineCap = 'round'
  saved(ink, () => {
    ink.translate(0, -0.03 * breathing)
    ink.rotate(asleep ? -0.2 : 0)
    fillWith(ink, svgPath(CRESCENT), asleep ? '#d9d3c2' : '#fff0b5')
    strokeWith(ink, svgPath(CRESCENT), '#4a3208', 0.035)
  })
  ink.scale(1 + 0.015 * breathing, 1 + 0.03 * breathing)
  drawCloak(ink, look, asleep, worn)
  fillWith(ink, svgPath(HOOD), '#f3dcc0')
  strokeWith(ink, svgPath(HOOD), '#0f1138', 0.03)
  strokeWith(ink, svgPath(FACE), '#0f1138', 0.028)
  drawFeature(ink, look)
  drawSign(ink, worn)
}

/** Where the feet stand in the cell: above the name. */
const FEET = { x: 0, y: -0.1 * HEX } as const

export interface FigureLook {
  readonly breathing: number
  readonly asleep: boolean
  readonly glow: boolean
  /** Whose it is; absent: nobody's in particular. */
  readonly look?: Look | undefined
  readonly worn?: Worn | undefined
}

/** Its shadow, or the ring that tells whose it is. */
const drawGround = (ink: Ink, { x, y }: Point, scale: number, ring: string | undefined): void => {
  const ground = disc(x, y + 0.06 * HEX, (ring ? 0.46 : 0.36) * HEX * scale, (ring ? 0.17 : 0.1) * HEX * scale)
  fillWith(ink, ground, ring ?? 'rgba(20, 16, 40, 0.34)')
  if (ring) strokeWith(ink, ground, '#fff6dc', 0.05 * HEX)
}

/** The demi-rêve: a sleeper in a cloak, a crescent behind the head. */
export const drawFigure = (ink: Ink, pose: Pose, figure: FigureLook): void => {
  const { breathing, asleep, glow, worn } = figure
  const feet = { x: pose.at.x + FEET.x, y: pose.at.y + FEET.y }
  saved(ink, () => {
    ink.globalAlpha *= pose.alpha
    if (glow && !asleep) drawGlow(ink, { x: feet.x, y: feet.y - 0.36 * HEX - pose.lift }, breathing)
    drawGround(ink, feet, pose.scale, worn?.colour)
    ink.translate(feet.x, feet.y - pose.lift)
    ink.scale(HEX * pose.scale, HEX * pose.scale)
    ink.translate(0, -0.4)
    ink.rotate(pose.turn)
    ink.translate(0, 0.4)
    drawBody(ink, figure)
  })
}

/** Sparks left where it passed. */
export const drawWake = (ink: Ink, trail: readonly Pose[]): void => {
  trail.forEach((pose, index) => {
    const age = 1 - index / trail.length
    if (pose.wake <= 0) return
    const at = { x: pose.at.x + FEET.x, y: pose.at.y + FEET.y - pose.lift - 0.3 * HEX }
    placed(ink, at, HEX * (0.07 + 0.16 * (1 - age)), () => {
      ink.globalAlpha *= Math.min(1, (1 - age) * pose.wake * 1.4)
      ink.rotate(index)
      fillWith(ink, svgPath(STAR), index % 2 ? '#fff3c4' : '#b9a7ff')
    })
  })
}
