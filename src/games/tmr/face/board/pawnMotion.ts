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

export const durationOf = ({ way, from, to }: Journey): number => {
  const cells = distanceBetween(centreOf(from), centreOf(to)) / (Math.sqrt(3) * HEX)
  switch (way) {
    case 'step':
      return 420
    case 'passeur':
      return Math.min(1600, 700 + 110 * cells)
    case 'changeur':
      return 1100
    case 'tourbillon':
      return 1500
    case 'exit':
      return 1300
    case 'none':
      return 0
  }
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

const left = (journey: Journey, t: number): Pose => {
  const from = centreOf(journey.from)
  const out = add(from, scaled(stepVector(journey.leaving ?? nearestEdge(journey.from)), 1.1))
  if (t < 0.5) {
    const u = easeIn(t * 2)
    return { ...standing(mix(from, out, u)), alpha: 1 - u ** 2, scale: 1 - 0.4 * u, wake: u }
  }
  const u = easeOut((t - 0.5) * 2)
  return { ...standing(centreOf(journey.to)), alpha: u, lift: (1 - u) * 1.4 * HEX, wake: 1 - u }
}

/** The pose at a moment between 0 and 1. */
export const poseAt = (journey: Journey, t: number): Pose => {
  const [from, to] = [centreOf(journey.from), centreOf(journey.to)]
  if (t >= 1) return standing(to)
  switch (journey.way) {
    case 'step':
      return glide(from, to, t)
    case 'passeur':
      return carried(from, to, t)
    case 'changeur':
      return changed(from, to, t)
    case 'tourbillon':
      return whirled(from, to, t)
    case 'exit':
      return left(journey, t)
    case 'none':
      return standing(to)
  }
}

/** Slow as a sleeper's breath: 0 to 1 and back every four seconds. */
export const breath = (ms: number): number => 0.5 - 0.5 * Math.cos((ms / 4000) * 2 * Math.PI)

const PALE = 0.5

/** One of another time shows through. */
export const shownAs = ({ pale = false }: { readonly pale?: boolean }, pose: Pose): Pose =>
  pale ? { ...pose, alpha: pose.alpha * PALE } : pose
