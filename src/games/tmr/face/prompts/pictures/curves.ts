type Point = readonly [x: number, y: number]

const text = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
const STEPS = 48
const steps = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS)

interface Arm {
  readonly turns: number
  readonly reach: number
  readonly width: number
  /** Where it leaves the middle, in turns. */
  readonly start: number
}

/** One arm of a whirl round (32, 32): thin at both ends. */
export const armPath = ({ turns, reach, width, start }: Arm): string => {
  const edge = (side: number) => (step: number) => {
    const angle = 2 * Math.PI * (start + turns * step)
    const radius = 1 + reach * step ** 1.3 + side * width * step * Math.sqrt(1 - step)
    return text([32 + radius * Math.cos(angle), 32 + radius * Math.sin(angle)])
  }
  return `M${[...steps.map(edge(1)), ...steps.map(edge(-1)).reverse()].join('L')}z`
}

const KNOT_SIZE = 7.6
const KNOT_STEPS = 100

/** A stretch of a knot of three loops round (32, 33), in turns. */
export const knotPath = (from: number, to: number): string => {
  const count = Math.ceil((to - from) * KNOT_STEPS)
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const t = 2 * Math.PI * (from + ((to - from) * index) / count)
    return text([32 + KNOT_SIZE * (Math.sin(t) + 2 * Math.sin(2 * t)), 33 - KNOT_SIZE * (Math.cos(t) - 2 * Math.cos(2 * t))])
  })
  return `M${points.join('L')}`
}
