import { fillWith, type Ink, makeCanvas, strokeWith } from '../../../../house/canvas/index.ts'
import type { CellId } from '../../rules/public.ts'
import { GENRE_STYLE } from './genreStyle.ts'
import { centreOf, HEX } from './hexes.ts'
import type { LegendMark } from './Legend.tsx'
import type { Look } from './look.ts'
import { drawEncounter, drawReserve } from './markFigures.ts'
import { paintCandidate, paintMoves, paintSpellCells } from './marksPaint.ts'
import { drawFigure } from './pawnFigure.ts'
import { standing } from './pawnMotion.ts'
import { outline } from './rims.ts'
import { paintTargets } from './veils.ts'
import { paintArrows, paintPlanned, paintWalked } from './wayPaint.ts'

/** A cell in the middle of the land, and those before and behind it. */
const [BEFORE, HERE, BEHIND] = ['G5' as CellId, 'G4' as CellId, 'G3' as CellId] as const
const REACHED: readonly CellId[] = [HERE]
const SIZE = { width: 2.1 * HEX, height: 2.1 * HEX } as const

/** The small ones are seen from nearer. */
const NEAR: Partial<Readonly<Record<LegendMark, number>>> = { waiting: 2.4, reserve: 2.4, erratic: 2.4, exit: 1.6, pawn: 0.95 }
/** What stands out above its cell, or leads into it. */
const OVER: Partial<Readonly<Record<LegendMark, number>>> = { pawn: 0.3, way: -0.25 }

const paintLand = (ink: Ink): void => {
  const { colour, deep } = GENRE_STYLE.plaines
  fillWith(ink, outline(HERE), colour)
  strokeWith(ink, outline(HERE), deep, 0.04 * HEX)
}

const MARKS: Readonly<Record<LegendMark, (ink: Ink, look: Look) => void>> = {
  pawn: (ink) => drawFigure(ink, standing(centreOf(HERE)), { breathing: 0.5, asleep: false, glow: true }),
  way: (ink) => paintMoves(ink, [{ direction: 'n', cell: HERE }], BEFORE),
  exit: (ink) => paintMoves(ink, [{ direction: 'n', cell: null }], BEFORE),
  goal: (ink) => paintSpellCells(ink, [HERE], undefined),
  planned: (ink) => {
    paintPlanned(ink, [BEFORE, HERE, BEHIND], [BEHIND])
    paintArrows(ink, [BEFORE, HERE, BEHIND])
  },
  walked: (ink) => paintWalked(ink, [BEFORE, HERE, BEHIND]),
  waiting: (ink) => drawEncounter(ink, centreOf(HERE)),
  reserve: (ink) => drawReserve(ink, centreOf(HERE), false),
  erratic: (ink) => drawReserve(ink, centreOf(HERE), true),
  reach: (ink, look) => paintTargets(ink, REACHED, undefined, look),
  candidate: (ink, look) => paintCandidate(ink, { cell: HERE, weight: 1 }, look),
}

/** A piece of land with one mark on it, so many times as large as it is shown. */
export const markSample = (mark: LegendMark, look: Look, density: number): string => {
  const [canvas, ink] = makeCanvas(SIZE.width * density, SIZE.height * density)
  const { x, y } = centreOf(HERE)
  const near = (NEAR[mark] ?? 1) * density
  ink.scale(near, near)
  ink.translate(canvas.width / near / 2 - x, canvas.height / near / 2 - y + (OVER[mark] ?? 0) * HEX)
  if (OVER[mark] === undefined) ink.clip(outline(HERE))
  paintLand(ink)
  MARKS[mark](ink, look)
  return canvas.toDataURL()
}
