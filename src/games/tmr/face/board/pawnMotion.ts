import { add, distanceBetween, easeInOut, mix, type Point, scaled } from '../../../../house/geometry/index.ts'
import { type CellId, cellOf, type Direction } from '../../rules/public.ts'
import { centreOf, HEX, stepVector } from './hexes.ts'
import type { PawnWay } from './types.ts'

/** How the figure stands at one moment of its way. */
export interface Pose {
  readonly at: Point
  readonly scale: number
  readonly turn: number
  readonly alpha: number
  /** Height above the land: the shadow stays below. */
  readonly lift: number
  /** 0 to 1: how strong the wake behind it is. */
  readonly wake: number
}

export const standing = (at: Point): Pose => ({ at, scale: 1, turn: 0, alpha: 1, lift: 0, wake: 0 })

export interface Journey {
  readonly from: CellId
  readonly to: CellId
  readonly way: PawnWay
  readonly leaving?: Direction | undefined
}

const easeIn = (t: number): number => t * t
const easeOut = (t: number): number => 1 - (1 - t) * (1 - t)
/** 0, up to 1 in the middle, 0. */
const arch = (t: number): number => Math.sin(Math.PI * t)

const glide = (from: Point, to: Point, t: number): Pose => ({
  ...standing(mix(from, to, easeInOut(t))),
  lift: 0.14 * HEX * arch(t),
  turn: 0.1 * Math.sign(to.x - from.x) * arch(t),
})

const carried = (from: Point, to: Point, t: number): Pose => {
  const height = Math.min(3 * HEX, 0.8 * HEX + 0.22 * distanceBetween(from, to))
  return {
    ...standing(mix(from, to, easeInOut(t))),
    lift: height * arch(t),
    scale: 1 + 0.18 * arch(t),
    turn: 0.22 * Math.sign(to.x - from.x) * Math.sin(2 * Math.PI * t),
    wake: arch(t),
  }
}

/** Turns away here, turns back there; in between it is nowhere. */
const changed = (from: Point, to: Point, t: number): Pose => {
  const gone = t < 0.5 ? easeIn(t * 2) : 1 - easeOut((t - 0.5) * 2)
  return {
    ...standing(t < 0.5 ? from : to),
    turn: Math.PI * 2 * (t < 0.5 ? gone : -gone),
    scale: 1 - 0.75 * gone,
    alpha: 1 - gone,
  }
}

const whirled = (from: Point, to: Point, t: number): Pose => {
  const radius = 0.9 * HEX * arch(t)
  const angle = 6 * Math.PI * easeInOut(t)
  const middle = mix(from, to, easeInOut(t))
  return {
    ...standing({ x: middle.x + radius * Math.cos(angle), y: middle.y + 0.6 * radius * Math.sin(angle) }),
    lift: 0.5 * HEX * arch(t),
    turn: 8 * Math.PI * easeInOut(t),
    scale: 1 - 0.3 * arch(t),
    wake: arch(t),
  }
}

const nearestEdge = (from: CellId): Direction => {
  const { column, row } = cellOf(from)
  if (row <= 1) return 'n'
  if (row >= 12) return 's'
  return column < 6 ? 'nw' : 'ne'
}

const left = (from: Point, to: Point, t: number, journey: Journey): Pose => {
  const out = add(from, scaled(stepVector(journey.leaving ?? nearestEdge(journey.from)), 1.1))
  if (t < 0.5) {
    const u = easeIn(t * 2)
    return { ...standing(mix(from, out, u)), alpha: 1 - u ** 2, scale: 1 - 0.4 * u, wake: u }
  }
  const u = easeOut((t - 0.5) * 2)
  return { ...standing(to), alpha: u, lift: (1 - u) * 1.4 * HEX, wake: 1 - u }
}

interface Motion {
  /** In milliseconds, over so many cells. */
  readonly lasts: (cells: number) => number
  readonly pose: (from: Point, to: Point, t: number, journey: Journey) => Pose
}

const MOTIONS: Readonly<Record<PawnWay, Motion>> = {
  step: { lasts: () => 420, pose: glide },
  passeur: { lasts: (cells) => Math.min(1600, 700 + 110 * cells), pose: carried },
  changeur: { lasts: () => 1100, pose: changed },
  tourbillon: { lasts: () => 1500, pose: whirled },
  exit: { lasts: () => 1300, pose: left },
  none: { lasts: () => 0, pose: (_, to) => standing(to) },
}

export const durationOf = ({ way, from, to }: Journey): number =>
  MOTIONS[way].lasts(distanceBetween(centreOf(from), centreOf(to)) / (Math.sqrt(3) * HEX))

/** The pose at a moment between 0 and 1. */
export const poseAt = (journey: Journey, t: number): Pose => {
  const to = centreOf(journey.to)
  return t >= 1 ? standing(to) : MOTIONS[journey.way].pose(centreOf(journey.from), to, t, journey)
}

/** Slow as a sleeper's breath: 0 to 1 and back every four seconds. */
export const breath = (ms: number): number => 0.5 - 0.5 * Math.cos((ms / 4000) * 2 * Math.PI)

const PALE = 0.5

/** One of another time shows through. */
export const shownAs = ({ pale = false }: { readonly pale?: boolean }, pose: Pose): Pose =>
  pale ? { ...pose, alpha: pose.alpha * PALE } : pose
