import { onceEach } from '../../../kit/once.ts'
import type { Point } from '../../geometry/index.ts'

export type Ink = CanvasRenderingContext2D

/** A picture as a list of short strokes of work, so that it can be painted between frames. */
export type Strokes = readonly ((ink: Ink) => void)[]

export const pathOf = (points: readonly Point[], closed: boolean): Path2D => {
  const path = new Path2D()
  for (const { x, y } of points) path.lineTo(x, y)
  if (closed) path.closePath()
  return path
}

export const svgPath = onceEach((text: string) => new Path2D(text))

export const saved = (ink: Ink, draw: () => void): void => {
  ink.save()
  draw()
  ink.restore()
}

/** Drawn about a point in units of its own, with round ends and corners. */
export const placed = (ink: Ink, { x, y }: Point, unit: number, draw: () => void): void =>
  saved(ink, () => {
    ink.translate(x, y)
    ink.scale(unit, unit)
    ink.lineJoin = ink.lineCap = 'round'
    draw()
  })

export const makeCanvas = (width: number, height: number): readonly [HTMLCanvasElement, Ink] => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser cannot draw on a canvas')
  return [canvas, ink]
}

export const faded = (colour: string, alpha: number): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

export const fillWith = (ink: Ink, path: Path2D, colour: string | CanvasGradient): void => {
  ink.fillStyle = colour
  ink.fill(path)
}

export const strokeWith = (ink: Ink, path: Path2D, colour: string | CanvasGradient, width: number): void => {
  ink.strokeStyle = colour
  ink.lineWidth = width
  ink.stroke(path)
}

export const disc = (x: number, y: number, across: number, down = across): Path2D => {
  const path = new Path2D()
  path.ellipse(x, y, across, down, 0, 0, 2 * Math.PI)
  return path
}

/** Beyond 2 nobody sees the difference, and every frame pays for it. */
export const pixelRatio = (): number => Math.min(2, window.devicePixelRatio)

/** One pixel of a picture, at its place among the bytes; a list made for each of fifty thousand would cost more than the painting. */
export const dab = ({ data }: ImageData, at: number, red: number, green: number, blue: number, alpha: number): void => {
  data[at] = red
  data[at + 1] = green
  data[at + 2] = blue
  data[at + 3] = alpha
}
