import type { Point } from '../../../../house/geometry/index.ts'
import { GLYPH_BOX, type Glyph } from './glyphs.ts'

export type Ink = CanvasRenderingContext2D

/** A picture as a list of short strokes of work, so that it can be painted between frames. */
export type Strokes = readonly ((ink: Ink) => void)[]

export const pathOf = (points: readonly Point[], closed: boolean): Path2D => {
  const path = new Path2D()
  for (const { x, y } of points) path.lineTo(x, y)
  if (closed) path.closePath()
  return path
}

export const saved = (ink: Ink, draw: () => void): void => {
  ink.save()
  draw()
  ink.restore()
}

const paths = new Map<string, Path2D>()
const svgPath = (text: string): Path2D => {
  const known = paths.get(text) ?? new Path2D(text)
  paths.set(text, known)
  return known
}

export interface GlyphLook {
  readonly ink: string
  readonly pale: string
  readonly width: number
  /** Stroke width in units of the glyph's box. */
  readonly stroke: number
}

/** Draws a glyph with its middle at a point. */
export const drawGlyph = (ink: Ink, glyph: Glyph, at: Point, look: GlyphLook): void =>
  saved(ink, () => {
    const scale = look.width / GLYPH_BOX.width
    ink.translate(at.x - look.width / 2, at.y - (GLYPH_BOX.height * scale) / 2)
    ink.scale(scale, scale)
    ink.lineWidth = look.stroke
    ink.lineJoin = ink.lineCap = 'round'
    ink.strokeStyle = look.ink
    if (glyph.pale) {
      ink.fillStyle = look.pale
      ink.fill(svgPath(glyph.pale))
    }
    if (glyph.dark) {
      ink.fillStyle = look.ink
      ink.fill(svgPath(glyph.dark))
    }
    ink.stroke(svgPath(glyph.line))
  })

export const makeCanvas = (width: number, height: number): readonly [HTMLCanvasElement, Ink] => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser cannot draw on a canvas')
  return [canvas, ink]
}

/** A #rrggbb colour with an opacity. */
export const faded = (colour: string, alpha: number): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}
