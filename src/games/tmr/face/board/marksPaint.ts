import { disc, faded, type Ink, saved, strokeWith } from '../../../../house/canvas/index.ts'
import { add, type Point, scaled } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { INK, NIGHT, PAPER, VIOLET } from './genreStyle.ts'
import { centreOf, HEX, stepVector } from './hexes.ts'
import { paintLandMarks, paintLandSigns } from './landMarksPaint.ts'
import { paintNames } from './landPaint.ts'
import type { Look } from './look.ts'
import { drawBadge, drawEncounter, drawReserve, drawSpellMark } from './markFigures.ts'
import { MIST_BOUNDS } from './mist.ts'
import { drawFigure } from './pawnFigure.ts'
import { exitPlace, paintHover, rim } from './rims.ts'
import { ghostOf, ghostsIn, landBadges, lostPose, pointBadges } from './things.ts'
import type { CandidateMark, LandNames, LostMark, Marks, MoveMark } from './types.ts'
import { paintTargets } from './veils.ts'
import { arrowOver, chevron, paintWays } from './wayPaint.ts'

const paintHops = (ink: Ink, hops: NonNullable<Marks['hops']>): void => {
  for (const [, to] of hops) {
    rim(ink, to, faded(INK, 0.6), 0.16)
    rim(ink, to, PAPER, 0.1)
  }
  for (const [from, to] of hops) {
    const [{ x, y }, end] = [centreOf(from), centreOf(to)]
    chevron(ink, { x: (x + end.x) / 2, y: (y + end.y) / 2 }, Math.atan2(end.y - y, end.x - x))
  }
}

/** The badge of a goal; lower where a star stands in its place. */
const badgePlace = (id: CellId, reserves: Marks['reserves']): Point =>
  add(
    centreOf(id),
    reserves?.some(({ cell }) => cell === id) ? { x: 0.76 * HEX, y: 0.02 * HEX } : { x: 0.62 * HEX, y: -0.3 * HEX },
  )

export const paintSpellCells = (ink: Ink, ids: readonly CellId[], reserves: Marks['reserves']): void => {
  for (const id of ids) {
    rim(ink, id, faded('#f4ecff', 0.95), 0.13)
    rim(ink, id, VIOLET, 0.085)
    drawSpellMark(ink, badgePlace(id, reserves))
  }
}

export const paintMoves = (ink: Ink, moves: readonly MoveMark[], from: CellId | undefined): void => {
  for (const { cell } of moves)
    if (cell) {
      rim(ink, cell, faded(INK, 0.6), 0.105)
      rim(ink, cell, '#ffd45e', 0.08)
    }
  if (!from) return
  const centre = centreOf(from)
  for (const move of moves) {
    const step = stepVector(move.direction)
    const angle = Math.atan2(step.y, step.x)
    if (!move.cell)
      saved(ink, () => {
        ink.setLineDash([0.12 * HEX, 0.1 * HEX])
        const { x, y } = exitPlace(from, move)
        const ring = disc(x - step.x * 0.18, y - step.y * 0.18, 0.3 * HEX)
        strokeWith(ink, ring, INK, 0.09 * HEX)
        strokeWith(ink, ring, '#ffd45e', 0.05 * HEX)
      })
    if (move.cell) arrowOver(ink, add(centre, scaled(step, 0.5)), angle)
    else chevron(ink, add(centre, scaled(step, 0.84)), angle)
  }
}

const paintFit = (ink: Ink, { cell, weight }: CandidateMark, look: Look): void => {
  const [faint, some, likely] = look.candidates
  rim(ink, cell, look.candidateEdge, 0.1 + 0.06 * weight)
  rim(ink, cell, weight > 0.66 ? likely : weight > 0.33 ? some : faint, 0.06 + 0.06 * weight)
}

const paintGhost = (ink: Ink, candidate: CandidateMark): void =>
  saved(ink, () => {
    ink.globalAlpha = 0.35 + 0.55 * candidate.weight
    drawFigure(ink, ghostOf(candidate), { breathing: 0, asleep: false, glow: false })
  })

export const paintCandidate = (ink: Ink, candidate: CandidateMark, look: Look): void => {
  paintFit(ink, candidate, look)
  paintGhost(ink, candidate)
}

/** In units of the world. */
const pixelOf = (ink: Ink): number => devicePixelRatio / ink.getTransform().a

const paintMist = (ink: Ink, marks: Marks, picture: HTMLCanvasElement, look: Look): void => {
  const { x, y, width, height } = MIST_BOUNDS
  ink.drawImage(picture, x, y, width, height)
  for (const candidate of marks.mist?.candidates ?? []) paintFit(ink, candidate, look)
  for (const candidate of ghostsIn(marks, pixelOf(ink))) paintGhost(ink, candidate)
}

/** HID-2: where somebody may be, the likelier the clearer; the land around stays as it is. */
const paintLost = (ink: Ink, { candidates, look, worn }: LostMark, { mist: [, thick] }: Look): void => {
  for (const candidate of candidates) {
    const { x, y } = centreOf(candidate.cell)
    const patch = ink.createRadialGradient(x, y, 0.2 * HEX, x, y, 1.05 * HEX)
    patch.addColorStop(0, `rgba(${thick}, 0.85)`)
    patch.addColorStop(1, `rgba(${thick}, 0)`)
    ink.fillStyle = patch
    ink.fillRect(x - 1.1 * HEX, y - 1.1 * HEX, 2.2 * HEX, 2.2 * HEX)
    saved(ink, () => {
      ink.globalAlpha = 0.35 + 0.35 * candidate.weight
      drawFigure(ink, lostPose(candidate), { breathing: 0, asleep: false, glow: false, look, worn })
    })
  }
}

const paintChoice = (ink: Ink, cell: CellId): void => {
  rim(ink, cell, faded(INK, 0.7), 0.17)
  rim(ink, cell, '#ffd45e', 0.12)
}

/** Where rims, arrows and glows may lie on names; under mist, veils and moonlight names lie too. */
const namesOver = ({ pawn, legalMoves = [], spellCells = [], choices = [], way = [], ...marks }: Marks): ReadonlySet<CellId> => {
  if (marks.mist || marks.heat || marks.targets) return new Set(pawn && !marks.mist ? [pawn.cell] : [])
  const cells = new Set([
    ...(pawn ? [pawn.cell] : []),
    ...legalMoves.flatMap(({ cell }) => cell ?? []),
    ...spellCells,
    ...choices,
    ...way,
  ])
  for (const { cell } of marks.land ?? []) cells.delete(cell)
  return cells
}

/** How the marks of this moment are shown. */
interface Setting {
  readonly mist: HTMLCanvasElement | null
  readonly look: Look
}

/** Veils and rims: what lies flat on the land. */
export const paintFlatMarks = (ink: Ink, marks: Marks, { mist, look }: Setting): void => {
  if (marks.land) paintLandMarks(ink, marks.land)
  const from = marks.reachedFrom === undefined ? marks.pawn?.cell : (marks.reachedFrom ?? undefined)
  if (marks.targets) paintTargets(ink, marks.targets, from, look)
  if (marks.mist && mist) paintMist(ink, marks, mist, look)
  for (const one of marks.lost ?? []) paintLost(ink, one, look)
  // Through the mist they are fainter than the cells that still fit.
  saved(ink, () => {
    ink.globalAlpha = marks.mist ? 0.35 : 1
    if (marks.spellCells) paintSpellCells(ink, marks.spellCells, marks.reserves)
  })
  paintWays(ink, marks)
  if (marks.hops) paintHops(ink, marks.hops)
  for (const cell of marks.choices ?? []) paintChoice(ink, cell)
  if (marks.legalMoves) paintMoves(ink, marks.legalMoves, marks.pawn?.cell)
  if (marks.selected) {
    rim(ink, marks.selected, NIGHT, 0.11)
    rim(ink, marks.selected, PAPER, 0.07)
  }
  if (marks.hover) paintHover(ink, marks.hover)
}

/** Written over all that lies on the land, and over who stands there. */
export const paintNamesOver = (ink: Ink, marks: Marks, landNames: LandNames): void =>
  paintNames(ink, namesOver(marks), landNames, marks.pawn?.cell)

/** Whose pointing is seen above every figure. */
export const paintPoints = (ink: Ink, marks: Marks): void => {
  for (const { cell } of marks.points ?? []) {
    rim(ink, cell, NIGHT, 0.2)
    rim(ink, cell, '#ff9d4d', 0.14)
  }
  for (const badge of pointBadges(marks)) drawBadge(ink, badge)
}

/** What stands on the land: seals and stars. */
export const paintStandingMarks = (ink: Ink, marks: Marks): void => {
  if (marks.land) paintLandSigns(ink, marks.land)
  for (const { cell, erratic } of marks.reserves ?? [])
    drawReserve(ink, add(centreOf(cell), { x: 0.5 * HEX, y: -0.52 * HEX }), erratic === true)
  for (const cell of marks.waiting ?? []) drawEncounter(ink, add(centreOf(cell), { x: -0.5 * HEX, y: -0.52 * HEX }))
  for (const badge of landBadges(marks, pixelOf(ink))) drawBadge(ink, badge)
}
