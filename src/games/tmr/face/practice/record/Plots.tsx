import type { Luck } from '../../../practice/index.ts'
import { useLanguage, usePractice } from '../speaking.ts'

/** The frame that plots are drawn in: small, for its figures to be read on a phone. */
export const FRAME = { width: 420, height: 220, left: 56, right: 14, bottom: 46, top: 30 } as const

/** What is counted along each side, in a word or two. */
export interface Axes {
  readonly x: string
  readonly y: string
}

const MOST_TICKS = 6

/** Whole numbers to write under an axis of so many, the first and the last among them. */
const ticksOf = (count: number): readonly number[] => {
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

const { width, height, left, right, bottom, top } = FRAME
const FLOOR = height - bottom

interface SidesProps {
  readonly axes: Axes
  readonly across: readonly { readonly x: number; readonly figure: string }[]
  readonly up: readonly { readonly y: number; readonly figure: string }[]
}

/** Where all values are one, its figure stands once. */
const toldOnce = <F extends { readonly figure: string }>(figures: readonly F[]): readonly F[] =>
  figures.filter(({ figure }, at) => figure !== figures[at - 1]?.figure)

/** Both sides of a plot: the line, its figures, and what they count. */
const Sides = ({ axes, across, up }: SidesProps) => (
  <>
    <path className="plot-axis" d={`M${left} ${top - 6}V${FLOOR}H${width - right}`} />
    {toldOnce(across).map(({ x, figure }) => (
      <text key={x} className="plot-figure" x={x} y={FLOOR + 18} textAnchor="middle">
        {figure}
      </text>
    ))}
    {toldOnce(up).map(({ y, figure }) => (
      <text key={y} className="plot-figure" x={left - 7} y={y + 5} textAnchor="end">
        {figure}
      </text>
    ))}
    <text className="plot-name slanted" x={width - right} y={height - 6} textAnchor="end">
      {axes.x} →
    </text>
    <text className="plot-name slanted" x={4} y={15} textAnchor="start">
      ↑ {axes.y}
    </text>
  </>
)

/** Where the dice fell among all they could have done, said and drawn. */
export const LuckDrawn = ({ luck: { atLeast, distribution, favoured } }: { readonly luck: Luck }) => {
  const { format } = useLanguage()
  const { record: words, journeys } = usePractice()
  const said = words.atLeast({ chance: format.probability(atLeast) })
  const bars = barsOf(distribution, favoured)
  const most = Math.max(...bars.map(({ share }) => share))
  const step = (width - left - right) / bars.length
  const room = FLOOR - top
  const middle = (at: number): number => left + (at + 0.5) * step
  return (
    <>
      <p className="luck-figure">{said}</p>
      <figure>
        <figcaption>{words.bell}</figcaption>
        <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
          {bars.map(({ from, share, here }, at) => (
            <rect
              key={from}
              className={here ? 'plot-here' : 'plot-bar'}
              x={middle(at) - step * 0.4}
              y={FLOOR - Math.max(1.5, (share / most) * room)}
              width={step * 0.8}
              height={Math.max(1.5, (share / most) * room)}
            />
          ))}
          <Sides
            axes={{ x: journeys.axes.luck, y: journeys.axes.share }}
            across={ticksOf(bars.length).map((at) => ({ x: middle(at), figure: String(bars[at]?.from ?? '') }))}
            up={[
              { y: FLOOR, figure: '0' },
              { y: top, figure: format.probability(most) },
            ]}
          />
        </svg>
      </figure>
    </>
  )
}

const lineOf = (values: readonly number[], { x, y }: Scale): string =>
  values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')

const bandOf = (values: readonly Value[], { x, y }: Scale): string => {
  const above = values.map(({ value, spread }, at) => `${x(at).toFixed(1)} ${y(value + spread).toFixed(1)}`)
  const below = values.map(({ value, spread }, at) => `${x(at).toFixed(1)} ${y(value - spread).toFixed(1)}`).reverse()
  return `M${[...above, ...below].join('L')}z`
}

interface CoursePlotProps {
  readonly values: readonly Value[]
  /** What the spread lies around, where it is not the value itself. */
  readonly around: number | null
  readonly label: string
  readonly figure: (value: number) => string
  readonly axes: Axes
  /** Drawn whatever the values are. */
  readonly mustShow?: readonly number[]
  /** The one that stands out. */
  readonly marked?: number | null
}

/** A value over time, and how far off it may be. */
export const CoursePlot = ({ values, around, label, figure, axes, mustShow = [], marked = null }: CoursePlotProps) => {
  const band = around === null ? values : values.map(({ spread }) => ({ value: around, spread }))
  const shown = around === null ? mustShow : [...mustShow, around]
  const scale = scaleOf([...values.map(({ value }) => ({ value, spread: 0 })), ...band], shown)
  const drawn = { ...scale, x: scaleOf(values, []).x }
  const marks = around === null ? [scale.low, scale.high] : [scale.low, around, scale.high]
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="plot-band" d={bandOf(band, drawn)} />
      {around !== null && <path className="plot-zero" d={`M${left} ${scale.y(around)} H${width - right}`} />}
      <path
        className="plot-line"
        d={lineOf(
          values.map(({ value }) => value),
          drawn,
        )}
      />
      {values.map(({ value }, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in time.
          key={at}
          className={at === marked ? 'plot-worst' : 'plot-point'}
          cx={drawn.x(at)}
          cy={drawn.y(value)}
          r={at === marked ? 7 : values.length > 40 ? 1.5 : 3.5}
        />
      ))}
      <Sides
        axes={axes}
        across={ticksOf(values.length).map((at) => ({ x: drawn.x(at), figure: String(at + 1) }))}
        up={[...new Set(marks)].map((mark) => ({ y: scale.y(mark), figure: figure(mark) }))}
      />
    </svg>
  )
}
