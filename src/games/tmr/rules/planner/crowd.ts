import type { EncounterKind } from '../encounters/kinds.ts'
import { WIDTH } from './land.ts'
import type { Spot } from './spot.ts'

/** How a cell was come to: going up, a step, a round spent on it, or what was met there. */
export type Way = 'ascent' | 'step' | 'jump' | 'stay' | EncounterKind

/** All the journeys that come to one spot. */
export interface Throng {
  readonly spot: Spot
  /** How likely: in all, without a queue so far, with something met in this round. */
  all: number
  clear: number
  met: number
  /** The likeliest single way here. */
  path: number
  from: Throng | null
  way: Way | null
}

/** Throngs of one kind by boxes left. */
export type Crowd = Map<number, Throng>[]

export const newCrowd = (boxes: number): Crowd => Array.from({ length: boxes + 1 }, () => new Map<number, Throng>())

/** What flows on: shares of the journeys, and the likeliest way. */
export interface Stream {
  readonly all: number
  readonly clear: number
  readonly met: number
  readonly path: number
  readonly from: Throng | null
  readonly way: Way | null
}

/** Less than this is not followed any further. */
export const NEGLIGIBLE = 1e-7

export const join = (crowd: Crowd, spot: Spot, stream: Stream): void => {
  if (stream.all < NEGLIGIBLE) return
  const level = crowd[spot.boxes] as Map<number, Throng>
  const key = (spot.layer * 1024 + spot.dream) * WIDTH + spot.cell
  const throng = level.get(key)
  if (!throng) {
    level.set(key, { spot, ...stream })
    return
  }
  throng.all += stream.all
  throng.clear += stream.clear
  throng.met += stream.met
  if (stream.path <= throng.path) return
  throng.path = stream.path
  throng.from = stream.from
  throng.way = stream.way
}
