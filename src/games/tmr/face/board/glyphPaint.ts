import { faded, type Ink, saved, svgPath } from '../../../../house/canvas/index.ts'
import type { Point } from '../../../../house/geometry/index.ts'
import { INK } from './genreStyle.ts'
import { GLYPH_BOX, type Glyph } from './glyphs.ts'

const PALE = faded('#fff8e6', 0.82)
/** In units of the glyph's box. */
const STROKE = 2.1

/** Draws a glyph with its middle at a point. */
export const drawGlyph = (ink: Ink, glyph: Glyph, at: Point, width: number): void =>
  saved(ink, () => {
    const scale = width / GLYPH_BOX.width
    ink.translate(at.x - width / 2, at.y - (GLYPH_BOX.height * scale) / 2)
    ink.scale(scale, scale)
    ink.lineWidth = STROKE
    ink.lineJoin = ink.lineCap = 'round'
    ink.strokeStyle = INK
    if (glyph.pale) {
      ink.fillStyle = PALE
      ink.fill(svgPath(glyph.pale))
    }
    if (glyph.dark) {
      ink.fillStyle = INK
      ink.fill(svgPath(glyph.dark))
    }
    ink.stroke(svgPath(glyph.line))
  })
