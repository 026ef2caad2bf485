import type { Point } from '../../geometry/index.ts'

/** What gestures do. Places are pixels of the scene. */
export interface GestureTarget {
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (factor: number, at: Point) => void
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void
  readonly tap: (at: Point, touch: boolean) => void
  readonly doubleTap: (at: Point) => void
  readonly longPress: (at: Point) => void
  readonly hover: (at: Point | null) => void
  /** The piece that can be taken hold of there; null: whoever moves from there moves the scene. */
  readonly pieceAt: (at: Point, touch: boolean) => string | null
  readonly grab: (piece: string, at: Point) => void
  readonly drag: (at: Point, touch: boolean) => void
  readonly drop: (at: Point) => void
  /** What is held goes back to its place. */
  readonly putBack: () => void
}

export interface Finger {
  readonly id: number
  readonly at: Point
}

export interface Tap {
  readonly at: Point
  readonly time: number
}

export interface Idle {
  readonly name: 'idle'
  readonly lastTap: Tap | null
}
/** Down, and not yet anything: a tap, a long press, a pan or a grab. */
export interface Press {
  readonly name: 'press'
  readonly finger: Finger
  readonly touch: boolean
  readonly piece: string | null
  readonly lastTap: Tap | null
}
/** A long press was answered; it may still become a pan or a grab. */
export interface Hold {
  readonly name: 'hold'
  readonly finger: Finger
  readonly touch: boolean
  readonly piece: string | null
}
export interface Pan {
  readonly name: 'pan'
  readonly finger: Finger
}
export interface Pinch {
  readonly name: 'pinch'
  readonly fingers: readonly [Finger, Finger]
}
export interface Grab {
  readonly name: 'grab'
  readonly finger: Finger
}

export type Gesture = Idle | Press | Hold | Pan | Pinch | Grab

export interface PointingGesture {
  readonly type: 'down' | 'move' | 'up'
  readonly id: number
  readonly at: Point
  readonly touch: boolean
  readonly time: number
}

export type Input =
  | PointingGesture
  /** The browser took the pointer away, or the person thought better of it. */
  | { readonly type: 'cancel'; readonly id: number }
  /** Time enough for a long press. */
  | { readonly type: 'wait' }

export const IDLE: Idle = { name: 'idle', lastTap: null }
