import { type Ink, pathOf } from '../../../../house/canvas/index.ts'
import type { CellId } from '../../rules/public.ts'
import { centreOf } from '../board/hexes.ts'
import { rim } from '../board/rims.ts'
import { edgedLine } from '../board/veils.ts'
import { paintWalked } from '../board/wayPaint.ts'

/** Far from the screen it was walked on, a way wants a line. */
const WALKED = '#7c1f2c'

export const paintStart = (ink: Ink, [first = []]: readonly (readonly CellId[])[], end: CellId | undefined): void => {
  if (first[0] && first[0] !== end) rim(ink, first[0], WALKED, 0.08)
}

export const paintPath = (ink: Ink, path: readonly CellId[]): void => {
  edgedLine(ink, pathOf(path.map(centreOf), false), WALKED, { width: 0.09, edge: 0.17 })
  paintWalked(ink, path)
}
