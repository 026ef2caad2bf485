import { fillWith, grown, type Ink, makeCanvas, pathOf } from '../../../../house/canvas/index.ts'
import { clouds } from '../../../../house/geometry/index.ts'
import { onceEach } from '../../../../kit/once.ts'
import type { CellId } from '../../rules/public.ts'
import { centreOf, HEX, WORLD } from './hexes.ts'
import type { Look } from './look.ts'
import { coast, outlineOf } from './outline.ts'
import type { CandidateMark } from './types.ts'

const FRINGE = 2 * HEX

export const MIST_BOUNDS = grown({ x: 0, y: 0, ...WORLD }, FRINGE)

const sheet = (perUnit: number): readonly [HTMLCanvasElement, Ink] => {
  const [canvas, ink] = makeCanvas(MIST_BOUNDS.width * perUnit, MIST_BOUNDS.height * perUnit)
  ink.setTransform(perUnit, 0, 0, perUnit, FRINGE * perUnit, FRINGE * perUnit)
  return [canvas, ink]
}

const lay = (ink: Ink, picture: HTMLCanvasElement): void =>
  ink.drawImage(picture, MIST_BOUNDS.x, MIST_BOUNDS.y, MIST_BOUNDS.width, MIST_BOUNDS.height)

/** Drifts of mist, thick and thin. */
const drifts = ({ mist: [thin, thick] }: Look): HTMLCanvasElement => {
  const [canvas, ink] = sheet(0.2)
  const { width, height } = canvas
  const image = ink.createImageData(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const drift = clouds(x / 31 + clouds(x / 20, y / 20, 3), y / 17, 71)
      const share = Math.max(0, drift - 0.2) / 0.8
      const alpha = 255 * Math.min(0.97, 0.84 + 0.2 * drift)
      image.data.set([...thin.map((least, at) => least + ((thick[at] ?? least) - least) * share), alpha], 4 * (y * width + x))
    }
  ink.putImageData(image, 0, 0)
  return canvas
}

/** A few pixels stretched wide: the land with a soft edge. */
const softLand = (): HTMLCanvasElement => {
  const [canvas, ink] = sheet(0.04)
  ink.lineWidth = 0.8 * HEX
  ink.stroke(pathOf(coast(), true))
  ink.fill(pathOf(coast(), true))
  return canvas
}

const blanketOf = onceEach((look: Look): HTMLCanvasElement => {
  const [canvas, ink] = sheet(0.4)
  ink.imageSmoothingQuality = 'high'
  lay(ink, softLand())
  ink.globalCompositeOperation = 'source-in'
  lay(ink, drifts(look))
  return canvas
})

const openCell = (ink: Ink, { cell, weight }: CandidateMark): void => {
  const { x, y } = centreOf(cell)
  ink.globalAlpha = 0.74 + 0.26 * weight
  fillWith(ink, pathOf(outlineOf(cell), true), '#000')
  ink.globalAlpha = 0.45 * weight
  const halo = ink.createRadialGradient(x, y, 0.8 * HEX, x, y, 1.6 * HEX)
  halo.addColorStop(0, '#000')
  halo.addColorStop(1, 'rgba(0, 0, 0, 0)')
  ink.fillStyle = halo
  ink.fillRect(x - 2 * HEX, y - 2 * HEX, 4 * HEX, 4 * HEX)
}

/** Land that is to be seen, a little under it all the same. */
const AROUND = 0.85

/** The mist with the candidate cells open in it, and what is to be seen around them, as one picture of the whole map. */
export const mistOver = (
  { candidates, around = [] }: { readonly candidates: readonly CandidateMark[]; readonly around?: readonly CellId[] },
  look: Look,
): HTMLCanvasElement => {
  const [canvas, ink] = sheet(0.6)
  lay(ink, blanketOf(look))
  ink.globalCompositeOperation = 'destination-out'
  ink.globalAlpha = AROUND
  for (const cell of around) ink.fill(pathOf(outlineOf(cell), true))
  for (const candidate of candidates) openCell(ink, candidate)
  return canvas
}
