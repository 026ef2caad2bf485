import { once } from '../../../kit/once.ts'
import { type Bounds, grown, rounded } from './bounds.ts'
import { makeCanvas, type Strokes } from './ink.ts'

export interface LaidPicture {
  readonly canvas: HTMLCanvasElement
  readonly bounds: Bounds
}

/** Washes and shadows, soft by nature: painted one pixel a unit, and stretched under sharp ink. It always lies the same, or stretching would not give the same pixels. */
export interface Ground extends LaidPicture {
  readonly painted: Bounds
  readonly strokes: Strokes
}

export interface Grounds {
  /** Of what is in sight and no more: a first look does not wait for the whole. The same, pixel for pixel. */
  readonly glimpse: (part: Bounds) => Ground
  /** All of it, as far as it is laid; whoever shows that world shares it. */
  readonly whole: () => Ground
  readonly isLaid: () => boolean
  /** What is left of the whole, a stroke at a time. */
  readonly left: () => Strokes
}

/** What is stretched takes a little of what lies beside it. */
const EDGE = 4

export const groundsOf = (all: Bounds, strokesIn: (part: Bounds) => Strokes): Grounds => {
  const groundIn = (painted: Bounds): Ground => {
    const [canvas, ink] = makeCanvas(all.width, all.height)
    ink.translate(-all.x, -all.y)
    const bounds = { ...all, width: canvas.width, height: canvas.height }
    return { canvas, bounds, painted, strokes: strokesIn(painted) }
  }
  const whole = once(() => groundIn(rounded(all)))
  let laid = 0
  return {
    glimpse: (part) => groundIn(rounded(grown(part, EDGE))),
    whole,
    isLaid: () => laid >= whole().strokes.length,
    left: () =>
      whole()
        .strokes.slice(laid)
        .map(() => (ink) => whole().strokes[laid++]?.(ink)),
  }
}
