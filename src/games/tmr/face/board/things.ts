import { type Ink, makeCanvas, type SceneThing } from '../../../../house/canvas/index.ts'
import { add, type Point } from '../../../../house/geometry/index.ts'
import { once } from '../../../../kit/once.ts'
import type { CellId } from '../../rules/public.ts'
import { offeredIn } from './awaited.ts'
import { centreOf, HEX } from './hexes.ts'
import { type Badge, badgeBounds, badgeScale } from './markFigures.ts'
import { standingAside, standsIn } from './others.ts'
import { type Pose, standing } from './pawnMotion.ts'
import type { CandidateMark, Marks, PawnMark } from './types.ts'

/** HID-2: the figure on a cell that still fits. */
export const ghostOf = ({ cell, weight }: Pick<CandidateMark, 'cell' | 'weight'>): Pose => ({
  ...standing(add(centreOf(cell), { x: -0.42 * HEX, y: -0.08 * HEX })),
  scale: 0.5 + 0.22 * weight,
})

/** So far away that a cell has room for its name, or for a figure. */
const isAfar = (pixel: number): boolean => badgeScale(pixel) > 1.2

export const ghostsIn = ({ mist }: Marks, pixel: number): readonly CandidateMark[] =>
  (mist?.candidates ?? []).filter(({ label }) => !label || !isAfar(pixel))

const above = (cell: CellId, radii: number): Point => add(centreOf(cell), { x: 0, y: -radii * HEX })

const standers = ({ pawn, others = [] }: Marks): readonly PawnMark[] => [...(pawn ? [pawn] : []), ...others]

/** Words of a lesson, and the names of the cells that still fit: read from afar too, no smaller on a small screen; under whoever stands there, and never over the edge of the map. */
export const landBadges = (marks: Marks, pixel: number): readonly Badge[] => {
  const { labels = new Map(), mist } = marks
  const far = badgeScale(pixel)
  const beside = isAfar(pixel) ? { x: 0, y: -0.35 * HEX } : { x: (0.4 / far) * HEX, y: -(0.38 + 0.22 * far) * HEX }
  const under = { x: 0, y: (0.1 + 0.22 * far) * HEX }
  const taken = new Set(standers(marks).map(({ cell }) => cell))
  const placed = (cell: CellId): Point => {
    const { x, y } = add(centreOf(cell), taken.has(cell) ? under : beside)
    return { x, y: Math.max(y, 0.24 * far * HEX) }
  }
  return [
    ...[...labels].map(([of, words]) => ({ of, words, at: above(of, 0.36), scale: 1 })),
    ...(mist?.candidates ?? []).flatMap(({ cell, label }) =>
      label ? { of: cell, words: label, at: placed(cell), scale: far } : [],
    ),
  ]
}

/** Who points, over the head of whoever stands there. */
export const pointBadges = (marks: Marks): readonly Badge[] =>
  (marks.points ?? []).map(({ cell, name }) => {
    const taken = standers(marks).some((one) => one.cell === cell)
    return { of: cell, words: name, at: above(cell, taken ? 1.45 : 0.6), scale: 1 }
  })

/** From the crescent over its head to its feet. */
const figure = (of: string, { at: { x, y }, scale }: Pose): SceneThing => {
  const unit = scale * HEX
  return { kind: 'figure', of, x: x - 0.4 * unit, y: y - 0.95 * unit, width: 0.8 * unit, height: 0.95 * unit }
}

/** What of a cell is touched to answer with it. */
const offered = (of: CellId): SceneThing => {
  const { x, y } = centreOf(of)
  return { kind: 'offered', of, x: x - 0.7 * HEX, y: y - 0.7 * HEX, width: 1.4 * HEX, height: 1.4 * HEX }
}

/** Somebody lost stands in the middle of each cell that fits. */
export const lostPose = ({ cell, weight }: CandidateMark): Pose => ({ ...standing(centreOf(cell)), scale: 0.6 + 0.2 * weight })

const measuring = once((): Ink => makeCanvas(1, 1)[1])

/** Every label, figure and offered cell: none of them lies on another by mistake. */
export const thingsOn = (marks: Marks, pixel: number): readonly SceneThing[] => {
  const stands = standsIn(marks)
  const poseOf = ({ cell, of = '' }: PawnMark): Pose => {
    const [stand, pose] = [stands.get(of), standing(centreOf(cell))]
    return stand ? standingAside(pose, stand) : pose
  }
  const badges = [...landBadges(marks, pixel), ...pointBadges(marks)]
  return [
    ...standers(marks).map((one) => figure(one.of ?? '', poseOf(one))),
    ...(marks.lost ?? []).flatMap(({ of, candidates }) => candidates.map((one) => figure(of, lostPose(one)))),
    ...ghostsIn(marks, pixel).map((one) => figure(one.cell, ghostOf(one))),
    ...offeredIn(marks).map(offered),
    ...badges.map((badge): SceneThing => ({ kind: 'label', of: badge.of, ...badgeBounds(measuring(), badge) })),
  ]
}
