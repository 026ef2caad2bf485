import { CELL_IDS } from '../../tmr/public.ts'
import { centreOf, HEX, WORLD } from './hexes.ts'
import { makeCanvas, pathOf, saved } from './ink.ts'
import { SPILL } from './landPaint.ts'
import { clouds } from './noise.ts'
import { outlineOf } from './outline.ts'
import type { CandidateMark } from './types.ts'

const PER_UNIT = 0.4
const [WIDTH, HEIGHT] = [Math.round((WORLD.width + 2 * SPILL) * PER_UNIT), Math.round((WORLD.height + 2 * SPILL) * PER_UNIT)]

let banks: HTMLCanvasElement | null = null

/** Drifts of mist over everything, thick and thin. */
const banksOf = (): HTMLCanvasElement => {
  if (banks) return banks
  const [canvas, ink] = makeCanvas(WIDTH, HEIGHT)
  const image = ink.createImageData(WIDTH, HEIGHT)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const drift = clouds(x / 62 + clouds(x / 40, y / 40, 3), y / 34, 71)
      const light = 96 + 120 * Math.max(0, drift - 0.22)
      image.data.set([light, light * 1.03, light * 1.22, 255 * Math.min(0.97, 0.8 + 0.26 * drift)], 4 * (y * WIDTH + x))
    }
  ink.putImageData(image, 0, 0)
  banks = canvas
  return canvas
}

const BLUR = 0.3 * HEX

/** The mist with the candidate cells open in it, as one picture of the whole map. */
export const mistOver = (candidates: readonly CandidateMark[]): HTMLCanvasElement => {
  const [canvas, ink] = makeCanvas(WIDTH, HEIGHT)
  ink.setTransform(PER_UNIT, 0, 0, PER_UNIT, SPILL * PER_UNIT, SPILL * PER_UNIT)
  saved(ink, () => {
    ink.shadowColor = '#000'
    ink.shadowBlur = BLUR * PER_UNIT * 2
    for (const id of CELL_IDS) ink.fill(pathOf(outlineOf(id), true))
  })
  ink.globalCompositeOperation = 'source-in'
  ink.drawImage(banksOf(), -SPILL, -SPILL, WIDTH / PER_UNIT, HEIGHT / PER_UNIT)
  ink.globalCompositeOperation = 'destination-out'
  for (const { cell, weight } of candidates) {
    ink.globalAlpha = 0.72 + 0.28 * weight
    ink.fill(pathOf(outlineOf(cell), true))
    ink.globalAlpha = 0.4 * weight
    const { x, y } = centreOf(cell)
    const halo = ink.createRadialGradient(x, y, 0.8 * HEX, x, y, 1.5 * HEX)
    halo.addColorStop(0, '#000')
    halo.addColorStop(1, 'rgba(0, 0, 0, 0)')
    ink.fillStyle = halo
    ink.fillRect(x - 2 * HEX, y - 2 * HEX, 4 * HEX, 4 * HEX)
    ink.fillStyle = '#000'
  }
  return canvas
}

export const MIST_BOUNDS = { x: -SPILL, y: -SPILL, width: WIDTH / PER_UNIT, height: HEIGHT / PER_UNIT } as const
