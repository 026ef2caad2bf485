import { once } from '../../../../kit/once.ts'
import { CELL_IDS, type CellId } from '../../rules/public.ts'
import { centreOf, HEX, WORLD } from '../board/hexes.ts'
import { coast } from '../board/outline.ts'
import './smallMap.css'

interface SmallMapProps {
  readonly way: readonly (readonly CellId[])[]
  readonly label: string
  /** Cells that stand out. */
  readonly lit?: readonly CellId[]
}

const coastline = once(
  () =>
    `M${coast()
      .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
      .join('L')}z`,
)
const dots = once(() => CELL_IDS.map(centreOf))

const lineOf = (cells: readonly CellId[]): string =>
  cells.map((cell, at) => `${at === 0 ? 'M' : 'L'}${centreOf(cell).x.toFixed(0)} ${centreOf(cell).y.toFixed(0)}`).join('')

/** The way of a journey on the land, whole and small. */
export const SmallMap = ({ way, label, lit = [] }: SmallMapProps) => {
  const [first] = way
  const last = way.at(-1)
  const start = first?.[0]
  const end = last?.[last.length - 1]
  return (
    <svg
      className="small-map"
      viewBox={`${-HEX / 2} ${-HEX / 2} ${WORLD.width + HEX} ${WORLD.height + HEX}`}
      role="img"
      aria-label={label}
    >
      <path className="small-land" d={coastline()} />
      <g className="small-cells">
        {dots().map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={HEX * 0.14} />
        ))}
      </g>
      {lit.map((cell) => (
        <circle key={cell} className="small-lit" cx={centreOf(cell).x} cy={centreOf(cell).y} r={HEX * 0.5} />
      ))}
      {way.map((cells) => (
        <path key={cells.join(' ')} className="small-way" d={lineOf(cells)} />
      ))}
      {start && <circle className="small-start" cx={centreOf(start).x} cy={centreOf(start).y} r={HEX * 0.45} />}
      {end && <circle className="small-end" cx={centreOf(end).x} cy={centreOf(end).y} r={HEX * 0.55} />}
    </svg>
  )
}
