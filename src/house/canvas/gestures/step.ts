import { distanceBetween, type Point } from '../../geometry/index.ts'

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
  readonly putBack: () => void
}

interface Finger {
  readonly id: number
  readonly at: Point
}

interface Tap {
  readonly at: Point
  readonly time: number
}

interface Idle {
  readonly name: 'idle'
  readonly lastTap: Tap | null
}
/** Down, and not yet anything; held, where a long press was answered; or the scene or a piece moves with it. */
interface Single {
  readonly name: 'press' | 'hold' | 'pan' | 'grab'
  readonly finger: Finger
  readonly touch: boolean
  readonly piece: string | null
  readonly lastTap: Tap | null
}
interface Pinch {
  readonly name: 'pinch'
  readonly fingers: readonly [Finger, Finger]
}

export type Gesture = Idle | Single | Pinch

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

const SLACK = { mouse: 4, touch: 10 } as const

/** From a press into motion: what stands there is grabbed, elsewhere the scene moves. */
const setOff = (state: Single, { id, at }: PointingGesture, target: GestureTarget): Gesture => {
  const { finger, touch, piece } = state
  if (distanceBetween(finger.at, at) <= SLACK[touch ? 'touch' : 'mouse']) return state
  target.hover(null)
  if (piece === null) target.pan(at.x - finger.at.x, at.y - finger.at.y)
  else {
    target.grab(piece, finger.at)
    target.drag(at, touch)
  }
  return { ...state, name: piece === null ? 'pan' : 'grab', finger: { id, at } }
}

const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_REACH = 28

/** Let go where it was pressed: once, or a second time soon after and near by. */
const tap = ({ lastTap, touch }: Single, { at, time }: PointingGesture, target: GestureTarget): Idle => {
  const twice = lastTap && time - lastTap.time < DOUBLE_TAP_MS && distanceBetween(at, lastTap.at) < DOUBLE_TAP_REACH
  if (twice) target.doubleTap(at)
  else target.tap(at, touch)
  return { name: 'idle', lastTap: twice ? null : { at, time } }
}

const idle = (state: Idle, input: Input, target: GestureTarget): Gesture => {
  if (input.type === 'move') target.hover(input.touch ? null : input.at)
  if (input.type !== 'down') return state
  const { id, at, touch } = input
  return { name: 'press', finger: { id, at }, touch, piece: target.pieceAt(at, touch), lastTap: state.lastTap }
}

/** Two fingers; a third does nothing. Who lifts one pans on with the other. */
const pinch = (state: Pinch, input: Input, target: GestureTarget): Gesture => {
  if (input.type === 'wait' || input.type === 'down') return state
  const own = state.fingers.find(({ id }) => id === input.id)
  const other = state.fingers.find(({ id }) => id !== input.id)
  if (!own || !other) return state
  if (input.type !== 'move') return { name: 'pan', finger: other, touch: true, piece: null, lastTap: null }
  target.pinch([own.at, other.at], [input.at, other.at])
  return { name: 'pinch', fingers: [{ id: own.id, at: input.at }, other] }
}

const move = (state: Single, input: PointingGesture, target: GestureTarget): Gesture => {
  const { id, at, touch } = input
  if (state.name === 'press' || state.name === 'hold') return setOff(state, input, target)
  if (state.name === 'pan') target.pan(at.x - state.finger.at.x, at.y - state.finger.at.y)
  else target.drag(at, touch)
  return { ...state, finger: { id, at } }
}

/** One finger. A second means the scene: a piece in the hand goes back. */
const single = (state: Single, input: Input, target: GestureTarget): Gesture => {
  const { finger } = state
  if (input.type === 'wait') {
    if (state.name !== 'press') return state
    target.longPress(finger.at)
    return { ...state, name: 'hold' }
  }
  if (input.type === 'down') {
    if (state.name === 'grab') target.putBack()
    return { name: 'pinch', fingers: [finger, { id: input.id, at: input.at }] }
  }
  if (input.id !== finger.id) return state
  if (input.type === 'move') return move(state, input, target)
  if (state.name === 'press' && input.type === 'up') return tap(state, input, target)
  if (state.name === 'grab' && input.type === 'up') target.drop(input.at)
  else if (state.name === 'grab') target.putBack()
  return IDLE
}

export const step = (gesture: Gesture, input: Input, target: GestureTarget): Gesture => {
  if (gesture.name === 'idle') return idle(gesture, input, target)
  return gesture.name === 'pinch' ? pinch(gesture, input, target) : single(gesture, input, target)
}
