import type { Point } from '../../../../house/geometry/index.ts'
import { GOLD } from './genreStyle.ts'
import { HEX } from './hexes.ts'
import { faded, type Ink, saved } from './ink.ts'
import type { Pose } from './pawnMotion.ts'

/** In a box of one hex radius, feet at (0, 0). */
const CLOAK =
  'M0-.72C-.13-.72-.2-.62-.2-.5-.2-.43-.19-.4-.22-.33-.31-.2-.36-.08-.38.03-.26.09-.14.05-.06.08.04.11.2.1.38.03.36-.09.3-.2.22-.33.19-.4.2-.44.2-.5.2-.62.13-.72 0-.72z'
const FOLDS = 'M-.1-.34C-.14-.2-.2-.08-.22.04M.06-.3C.08-.18.06-.06.04.07M.15-.34C.2-.2.25-.1.27.04'
const HOOD = 'M-.01-.63C-.1-.63-.13-.55-.12-.47-.11-.39-.05-.36.01-.36.07-.36.12-.41.12-.48.12-.57.07-.63-.01-.63z'
const FACE = 'M-.075-.5c.02.02.045.02.06 0M.035-.5c.015.02.04.02.06 0'
/** Horns to the upper right, hung behind the head. */
const CRESCENT = 'M.0255-1.0803A.42.42 0 1 0 .4345-.5897 .34.34 0 1 1 .0255-1.0803z'
const STAR = 'M0-1L.2-.2 1 0 .2.2 0 1-.2.2-1 0-.2-.2z'

const paths = new Map<string, Path2D>()
const path = (text: string): Path2D => {
  const known = paths.get(text) ?? new Path2D(text)
  paths.set(text, known)
  return known
}

const drawGlow = (ink: Ink, at: Point, strength: number): void => {
  const radius = (0.95 + 0.12 * strength) * HEX
  const glow = ink.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
  glow.addColorStop(0, faded('#fff3c4', 0.62))
  glow.addColorStop(0.45, faded(GOLD, 0.34 + 0.14 * strength))
  glow.addColorStop(1, faded(GOLD, 0))
  ink.fillStyle = glow
  ink.beginPath()
  ink.arc(at.x, at.y, radius, 0, 2 * Math.PI)
  ink.fill()
}

const drawBody = (ink: Ink, breathing: number, asleep: boolean): void => {
  ink.lineJoin = ink.lineCap = 'round'
  saved(ink, () => {
    ink.translate(0, -0.03 * breathing)
    ink.rotate(asleep ? -0.2 : 0)
    ink.fillStyle = asleep ? '#d9d3c2' : '#fff0b5'
    ink.strokeStyle = '#4a3208'
    ink.lineWidth = 0.035
    ink.fill(path(CRESCENT))
    ink.stroke(path(CRESCENT))
  })
  ink.scale(1 + 0.015 * breathing, 1 + 0.03 * breathing)
  ink.strokeStyle = '#fff6dc'
  ink.lineWidth = 0.13
  ink.stroke(path(CLOAK))
  const cloth = ink.createLinearGradient(-0.3, -0.7, 0.3, 0.1)
  cloth.addColorStop(0, asleep ? '#6d6f8f' : '#4a55b5')
  cloth.addColorStop(1, asleep ? '#3a3b55' : '#1b1f5a')
  ink.fillStyle = cloth
  ink.fill(path(CLOAK))
  ink.strokeStyle = '#0f1138'
  ink.lineWidth = 0.035
  ink.stroke(path(CLOAK))
  ink.strokeStyle = faded('#aab4ff', 0.6)
  ink.lineWidth = 0.024
  ink.stroke(path(FOLDS))
  ink.fillStyle = '#f3dcc0'
  ink.strokeStyle = '#0f1138'
  ink.lineWidth = 0.03
  ink.fill(path(HOOD))
  ink.stroke(path(HOOD))
  ink.lineWidth = 0.028
  ink.stroke(path(FACE))
  ink.fillStyle = '#ffe08a'
  saved(ink, () => {
    ink.translate(0, -0.27)
    ink.scale(0.065, 0.065)
    ink.fill(path(STAR))
  })
}

/** Where the feet stand in the cell: above the name. */
const FEET = { x: 0, y: -0.1 * HEX } as const

export interface FigureLook {
  readonly breathing: number
  readonly asleep: boolean
  readonly glow: boolean
}

/** The demi-rêve: a sleeper in a cloak, a crescent behind the head. */
export const drawFigure = (ink: Ink, pose: Pose, { breathing, asleep, glow }: FigureLook): void => {
  const feet = { x: pose.at.x + FEET.x, y: pose.at.y + FEET.y }
  saved(ink, () => {
    ink.globalAlpha *= pose.alpha
    if (glow && !asleep) drawGlow(ink, { x: feet.x, y: feet.y - 0.36 * HEX - pose.lift }, breathing)
    ink.fillStyle = 'rgba(20, 16, 40, 0.34)'
    ink.beginPath()
    ink.ellipse(feet.x, feet.y + 0.06 * HEX, 0.36 * HEX * pose.scale, 0.1 * HEX * pose.scale, 0, 0, 2 * Math.PI)
    ink.fill()
    ink.translate(feet.x, feet.y - pose.lift)
    ink.scale(HEX * pose.scale, HEX * pose.scale)
    ink.translate(0, -0.4)
    ink.rotate(pose.turn)
    ink.translate(0, 0.4)
    drawBody(ink, breathing, asleep)
  })
}

/** Sparks left where it passed. */
export const drawWake = (ink: Ink, trail: readonly Pose[]): void => {
  trail.forEach((pose, index) => {
    const age = 1 - index / trail.length
    if (pose.wake <= 0) return
    saved(ink, () => {
      ink.globalAlpha *= Math.min(1, (1 - age) * pose.wake * 1.4)
      ink.translate(pose.at.x + FEET.x, pose.at.y + FEET.y - pose.lift - 0.3 * HEX)
      ink.rotate(index)
      const size = HEX * (0.07 + 0.16 * (1 - age))
      ink.scale(size, size)
      ink.fillStyle = index % 2 ? '#fff3c4' : '#b9a7ff'
      ink.fill(path(STAR))
    })
  })
}
