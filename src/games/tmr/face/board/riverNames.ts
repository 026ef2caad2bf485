import { type Ink, saved } from '../../../../house/canvas/index.ts'
import type { Point } from '../../../../house/geometry/index.ts'
import { type CellId, isCellId } from '../../rules/public.ts'
import { TEXT_FACE } from './fonts.ts'
import { WATER } from './genreStyle.ts'
import { HEX } from './hexes.ts'
import { lengthOf, pointAlong, reach } from './river.ts'

/** Where the name of the Fleuve is written along the water, and how far from the middle of that reach, in hex radii. */
const NAMED: readonly { readonly from: string; readonly to: string; readonly shift: number }[] = [
  { from: 'F3', to: 'F4', shift: -0.4 },
  { from: 'D5', to: 'D6', shift: -0.15 },
  { from: 'I8', to: 'I9', shift: 0 },
  { from: 'L1', to: 'L2', shift: 0.1 },
  { from: 'H11', to: 'G11', shift: 0 },
  { from: 'B12', to: 'A13', shift: 0 },
]

const writeAlong = (ink: Ink, words: string, course: readonly Point[], shift: number): void => {
  const [first, last] = [course[0], course.at(-1)]
  if (!first || !last) return
  const line = last.x < first.x - 1 ? [...course].reverse() : course
  const letters = [...words]
  const widths = letters.map((letter) => ink.measureText(letter).width + 0.02 * HEX)
  let along = (lengthOf(line) - widths.reduce((sum, width) => sum + width, 0)) / 2 + shift * HEX
  letters.forEach((letter, index) => {
    const width = widths[index] ?? 0
    const { at, angle } = pointAlong(line, along + width / 2)
    along += width
    saved(ink, () => {
      ink.translate(at.x, at.y)
      ink.rotate(angle)
      ink.strokeText(letter, 0, 0)
      ink.fillText(letter, 0, 0)
    })
  })
}

/** MAP-2: all its cells share one name. */
export const paintRiverNames =
  (name: string, isNamed: (from: CellId, to: CellId) => boolean = () => true) =>
  (ink: Ink): void =>
    saved(ink, () => {
      ink.font = `italic 500 ${0.25 * HEX}px ${TEXT_FACE}`
      ink.textAlign = 'center'
      ink.textBaseline = 'middle'
      ink.lineJoin = 'round'
      ink.strokeStyle = WATER.fill
      ink.lineWidth = 0.09 * HEX
      ink.fillStyle = WATER.ink
      for (const { from, to, shift } of NAMED)
        if (isCellId(from) && isCellId(to) && isNamed(from, to)) writeAlong(ink, name, reach(from, to), shift)
    })
