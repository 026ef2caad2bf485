import { add, easeInOut, type Point } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { asideOf, HEX } from './hexes.ts'
import { durationOf, type Journey, type Pose, poseAt, standing } from './pawnMotion.ts'
import type { Marks, OtherPawnMark } from './types.ts'

/** The figure of somebody else, where several may stand on one cell. */
export interface PlacedPawn extends OtherPawnMark {
  /** How many stand on the cell already. */
  readonly place: number
}

/** Several on one cell stand side by side. */
export const placedOthers = ({ others = [], pawn }: Marks): readonly PlacedPawn[] => {
  const taken = new Map<CellId, number>(pawn ? [[pawn.cell, 1]] : [])
  return others.map((other) => {
    const place = taken.get(other.cell) ?? 0
    taken.set(other.cell, place + 1)
    return { ...other, place }
  })
}

export const asideAt = ({ place }: PlacedPawn): Point => ({ x: asideOf(place) * HEX, y: 0 })

/** How far aside of the middle of its cell each figure stands, in radii. */
export const asidesIn = (marks: Marks): ReadonlyMap<string, number> =>
  new Map(placedOthers(marks).map(({ of, place }) => [of, asideOf(place)]))

/** The others are smaller than one's own. */
const SMALLER = 0.8

const OTHER_STANDING: Pose = { ...standing({ x: 0, y: 0 }), scale: SMALLER }

const PALE = 0.5

/** One of another time shows through. */
export const shownAs = ({ pale = false }: PlacedPawn, pose = OTHER_STANDING): Pose =>
  pale ? { ...pose, alpha: pose.alpha * PALE } : pose

interface Glide {
  readonly from: PlacedPawn
  readonly pawn: PlacedPawn
  readonly journey: Journey
  readonly start: number
}

const hasMoved = (before: PlacedPawn, { cell, place }: PlacedPawn): boolean => before.cell !== cell || before.place !== place

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
  const pose = poseAt(glide.journey, t)
  const [from, to] = [asideAt(glide.from).x, asideAt(glide.pawn).x]
  return { ...pose, at: add(pose.at, { x: from + (to - from) * easeInOut(t), y: 0 }), scale: pose.scale * SMALLER }
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
