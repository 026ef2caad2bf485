import { barsOf, FRAME, type Scale, scaleOf, type Value } from './plots.ts'

interface BellPlotProps {
  readonly distribution: readonly number[]
  readonly favoured: number
  readonly label: string
}

/** Where the dice fell among all they could have done. */
export const BellPlot = ({ distribution, favoured, label }: BellPlotProps) => {
  const bars = barsOf(distribution, favoured)
  const most = Math.max(...bars.map(({ share }) => share))
  const { width, height, bottom, top } = FRAME
  const step = width / bars.length
  const room = height - top - bottom
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {bars.map(({ from, share, here }, at) => (
        <rect
          key={from}
          className={here ? 'plot-here' : 'plot-bar'}
          x={at * step + step * 0.1}
          y={top + room - Math.max(1.5, (share / most) * room)}
          width={step * 0.8}
          height={Math.max(1.5, (share / most) * room)}
        />
      ))}
      {bars.map(({ from, here }, at) =>
        here ? <path key={from} className="plot-mark" d={`M${(at + 0.5) * step} ${height - bottom + 4} l-7 12 h14 z`} /> : null,
      )}
    </svg>
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
}

/** A value over time, and how far off it may be. */
export const CoursePlot = ({ values, around, label, figure }: CoursePlotProps) => {
  const band = around === null ? values : values.map(({ spread }) => ({ value: around, spread }))
  const scale = scaleOf([...values.map(({ value }) => ({ value, spread: 0 })), ...band], around === null ? [] : [around])
  const drawn = { ...scale, x: scaleOf(values, []).x }
  const { width, height, left, bottom } = FRAME
  const marks = around === null ? [scale.least, scale.most] : [scale.least, around, scale.most]
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="plot-band" d={bandOf(band, drawn)} />
      {around !== null && <path className="plot-zero" d={`M${left} ${scale.y(around)} H${width}`} />}
      <path
        className="plot-line"
        d={lineOf(
          values.map(({ value }) => value),
          drawn,
        )}
      />
      {values.map(({ value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in time.
        <circle key={at} className="plot-point" cx={drawn.x(at)} cy={drawn.y(value)} r={values.length > 40 ? 2 : 4} />
      ))}
      {marks.map((mark) => (
        <text key={mark} className="plot-figure" x={left - 6} y={Math.min(height - bottom, scale.y(mark) + 5)}>
          {figure(mark)}
        </text>
      ))}
    </svg>
  )
}
