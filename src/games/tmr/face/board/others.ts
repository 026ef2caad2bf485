import { add, easeInOut, mix, type Point } from '../../../../house/geometry/index.ts'
import { HEX } from './hexes.ts'
import { durationOf, type Journey, type Pose, poseAt, shownAs } from './pawnMotion.ts'
import type { Marks, OtherPawnMark, PawnMark } from './types.ts'

/** Where a figure stands beside the middle of its cell, in radii of a hex, and how large it is. */
export interface Stand extends Point {
  readonly scale: number
}

/** The figure of somebody else, where several may stand on one cell. */
export interface PlacedPawn extends OtherPawnMark {
  readonly stand: Stand
}

/** In one row, or from four on in two. */
const standAmong = (at: number, count: number): Stand => {
  const rows = count > 3 ? 2 : 1
  const [back, width] = [Math.floor(count / rows), Math.ceil(count / rows)]
  const [row, inRow, place] = at < back ? [0, back, at] : [1, count - back, at - back]
  const gap = Math.min(0.62, 1.8 / width)
  const y = rows === 1 ? 0 : row * 0.6 - 0.15
  return { x: (place - (inRow - 1) / 2) * gap, y, scale: Math.min(1.25 * gap, rows === 1 ? 1 : 0.62) }
}

/** Alone, the others are smaller than one's own. */
const ALONE = { x: 0, y: 0, scale: 1 } as const
const OTHER_ALONE = { ...ALONE, scale: 0.8 } as const

/** Others stand on its cell. */
export const isShared = (stand: Stand | undefined): boolean => stand !== undefined && stand.scale < OTHER_ALONE.scale

const idOf = ({ of = '' }: PawnMark): string => of

/** Several on one cell stand side by side, in an order that stays whoever is in hand. */
export const standsIn = ({ others = [], pawn }: Marks): ReadonlyMap<string, Stand> => {
  const all = [...(pawn ? [pawn] : []), ...others].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  const standOf = (one: PawnMark): Stand => {
    const there = all.filter(({ cell }) => cell === one.cell)
    if (there.length > 1) return standAmong(there.indexOf(one), there.length)
    return one === pawn ? ALONE : OTHER_ALONE
  }
  return new Map(all.map((one) => [idOf(one), standOf(one)]))
}

export const placedOthers = (marks: Marks): readonly PlacedPawn[] => {
  const stands = standsIn(marks)
  return (marks.others ?? []).map((other) => ({ ...other, stand: stands.get(other.of) ?? OTHER_ALONE }))
}

export const asideAt = ({ x, y }: Stand): Point => ({ x: x * HEX, y: y * HEX })

/** As it stands among those on its cell. */
export const standingAside = (pose: Pose, stand: Stand): Pose => ({
  ...pose,
  at: add(pose.at, asideAt(stand)),
  scale: pose.scale * stand.scale,
})

interface Glide {
  readonly from: PlacedPawn
  readonly pawn: PlacedPawn
  readonly journey: Journey
  readonly start: number
}

const hasMoved = (before: PlacedPawn, { cell, stand: { x, y } }: PlacedPawn): boolean =>
  before.cell !== cell || before.stand.x !== x || before.stand.y !== y

const between = (from: Stand, to: Stand, t: number): Stand => ({
  ...mix(from, to, t),
  scale: from.scale + (to.scale - from.scale) * t,
})

/** Making room beside another is a small step, however one last came. */
const journeyOf = (from: PlacedPawn, { cell, way = 'step', leaving }: PlacedPawn): Journey => ({
  from: from.cell,
  to: cell,
  way: from.cell === cell ? 'step' : way,
  leaving,
})

const momentOf = ({ journey, start }: Glide, now: number): number => Math.min(1, (now - start) / durationOf(journey))

const poseOf = (glide: Glide, now: number): Pose => {
  const t = momentOf(glide, now)
  return standingAside(poseAt(glide.journey, t), between(glide.from.stand, glide.pawn.stand, easeInOut(t)))
}

/** The figures of the others that are on their way; at rest they stand among the marks. */
export class OthersUnderWay {
  private last: ReadonlyMap<string, PlacedPawn> = new Map()
  private readonly glides = new Map<string, Glide>()

  /** Whoever stands elsewhere than before sets out, unless nothing is to move or they were put there. */
  stand(pawns: readonly PlacedPawn[], now: number, still: boolean): void {
    const here = new Map(pawns.map((pawn) => [pawn.of, pawn]))
    for (const id of this.glides.keys()) if (!here.has(id) || still) this.glides.delete(id)
    if (!still) for (const pawn of pawns) this.follow(pawn, now)
    this.last = here
  }

  get anybody(): boolean {
    return this.glides.size > 0
  }

  /** Those who are not yet where they stand. */
  underWay(now: number): ReadonlySet<string> {
    return new Set([...this.glides].filter(([, glide]) => momentOf(glide, now) < 1).map(([id]) => id))
  }

  /** Drawn among the marks again. */
  rest(underWay: ReadonlySet<string>): void {
    for (const id of this.glides.keys()) if (!underWay.has(id)) this.glides.delete(id)
  }

  poses(now: number): readonly { readonly pawn: PlacedPawn; readonly pose: Pose }[] {
    return [...this.glides.values()].map((glide) => ({ pawn: glide.pawn, pose: shownAs(glide.pawn, poseOf(glide, now)) }))
  }

  private follow(pawn: PlacedPawn, now: number): void {
    const [before, glide] = [this.last.get(pawn.of), this.glides.get(pawn.of)]
    if (!before || !hasMoved(before, pawn)) {
      if (glide) this.glides.set(pawn.of, { ...glide, pawn })
    } else if (before.cell !== pawn.cell && pawn.way === 'none') this.glides.delete(pawn.of)
    else this.glides.set(pawn.of, { from: before, pawn, journey: journeyOf(before, pawn), start: now })
  }
}
