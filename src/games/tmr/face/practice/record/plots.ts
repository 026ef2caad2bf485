/** The frame that plots are drawn in: small, for its figures to be read on a phone. */
export const FRAME = { width: 420, height: 220, left: 56, right: 14, bottom: 46, top: 30 } as const

/** What is counted along each side, in a word or two. */
export interface Axes {
  readonly x: string
  readonly y: string
}

const MOST_TICKS = 6

/** Whole numbers to write under an axis of so many, the first and the last among them. */
export const ticksOf = (count: number): readonly number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / (MOST_TICKS - 1)))
  const ticks = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step).filter((at) => at < count - step / 2)
  return count > 0 ? [...ticks, count - 1] : []
}

export interface Bar {
  /** The first number it stands for. */
  readonly from: number
  readonly share: number
  /** What happened lies in it. */
  readonly here: boolean
}

const MOST_BARS = 60
/** What is rarer than this on either side is not drawn. */
const RARE = 0.0005

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The numbers worth drawing: all but the rarest, and always the one that came. */
const rangeOf = (distribution: readonly number[], favoured: number): readonly [first: number, last: number] => {
  const first = distribution.findIndex((_, sum) => total(distribution.slice(0, sum + 1)) > RARE)
  const last = distribution.length - 1 - [...distribution].reverse().findIndex((_, at, all) => total(all.slice(0, at + 1)) > RARE)
  return [Math.min(first, favoured), Math.max(last, favoured)]
}

/** A distribution in bars that can be told apart. */
export const barsOf = (distribution: readonly number[], favoured: number): readonly Bar[] => {
  const [first, last] = rangeOf(distribution, favoured)
  const width = Math.ceil((last - first + 1) / MOST_BARS)
  const bars: Bar[] = []
  for (let from = first; from <= last; from += width) {
    const here = favoured >= from && favoured < from + width
    bars.push({ from, share: total(distribution.slice(from, from + width)), here })
  }
  return bars
}

export interface Value {
  readonly value: number
  /** How far off it may be on either side. */
  readonly spread: number
}

export interface Scale {
  /** The least and the most of what is shown. */
  readonly low: number
  readonly high: number
  x(at: number): number
  y(value: number): number
}

/** All values with their spread in sight, and a little air. */
export const scaleOf = (values: readonly Value[], mustShow: readonly number[]): Scale => {
  const all = [...mustShow, ...values.flatMap(({ value, spread }) => [value - spread, value + spread])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const air = (high - low || 1) * 0.08
  const [least, most] = [low - air, high + air]
  const { width, height, left, right, bottom, top } = FRAME
  return {
    low,
    high,
    x: (at) => left + ((at + 0.5) / Math.max(1, values.length)) * (width - left - right),
    y: (value) => top + ((most - value) / (most - least)) * (height - top - bottom),
  }
}
