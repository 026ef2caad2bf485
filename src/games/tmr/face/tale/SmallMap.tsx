import { useEffect, useRef } from 'react'
import type { Bounds } from '../../../../house/canvas/index.ts'
import type { Size } from '../../../../house/geometry/index.ts'
import { once } from '../../../../kit/once.ts'
import { CELL_IDS, type CellId, type Look } from '../../rules/public.ts'
import { DreamerFigure } from '../board/DreamerFigure.tsx'
import { centreOf, HEX, WORLD } from '../board/hexes.ts'
import { coast } from '../board/outline.ts'
import { viewAround } from '../board/viewAround.ts'
import './smallMap.css'

type Way = readonly (readonly CellId[])[]

interface SmallMapProps {
  readonly way: Way
  readonly label: string
  /** Another way, to be held against it. */
  readonly other?: Way
  /** All of the map, with nothing drawn but these cells; absent: what lies around the way. */
  readonly known?: readonly CellId[]
  /** Cells with a seal, numbered in this order. */
  readonly seals?: readonly CellId[]
  /** Where somebody may be who is lost. */
  readonly perhaps?: readonly CellId[]
  /** Whose figure stands at the end of the way. */
  readonly look?: Look
}

const NONE: Way = []

const coastline = once(
  () =>
    `M${coast()
      .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
      .join('L')}z`,
)
const dots = once(() => CELL_IDS.map(centreOf))

const lineOf = (cells: readonly CellId[]): string =>
  cells.map((cell, at) => `${at === 0 ? 'M' : 'L'}${centreOf(cell).x.toFixed(0)} ${centreOf(cell).y.toFixed(0)}`).join('')

const WHOLE: Bounds = { x: -HEX / 2, y: -HEX / 2, width: WORLD.width + HEX, height: WORLD.height + HEX }
const NEAR: Size = { width: 4, height: 3 }

/** As much of the world as is shown. */
const seenOf = (way: Way): Bounds => {
  const { x, y, scale } = viewAround(way, NEAR)
  return { x: -x / scale, y: -y / scale, width: NEAR.width / scale, height: NEAR.height / scale }
}

/** The land itself, painted as the board paints it; what is not known stays bare paper. */
const Land = ({ bounds, known }: { readonly bounds: Bounds; readonly known: readonly CellId[] | null }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify([bounds, known])
  useEffect(() => {
    const [seen, only] = JSON.parse(key) as [Bounds, readonly CellId[] | null]
    let left = false
    // Without it the ways stand on bare paper.
    import('./smallLand.ts')
      .then(({ paintSmall }) => paintSmall(() => (left ? null : canvas.current), seen, only))
      .catch(() => {})
    return () => {
      left = true
    }
  }, [key])
  return <canvas ref={canvas} />
}

interface WaysProps extends Pick<SmallMapProps, 'way' | 'other' | 'look'> {
  /** How much of the world is seen. */
  readonly across: number
}

/** Marks are as large on a far map as on a near one. */
const Ways = ({ way, other = [], look, across }: WaysProps) => {
  const start = way[0]?.[0]
  const end = way.at(-1)?.at(-1)
  const tall = across * 0.15
  return (
    <>
      {/* The other one is the broader: where both run together each is seen. */}
      {[...other, ...way].map((cells, at) => (
        <g key={cells.join(' ')} data-other={at < other.length || undefined}>
          <path className="small-edge" d={lineOf(cells)} />
          <path className={at < other.length ? 'small-other' : 'small-way'} d={lineOf(cells)} />
        </g>
      ))}
      {start && <circle className="small-start" cx={centreOf(start).x} cy={centreOf(start).y} r={across * 0.017} />}
      {end && !look && <circle className="small-end" cx={centreOf(end).x} cy={centreOf(end).y} r={across * 0.02} />}
      {end && look && (
        <g transform={`translate(${centreOf(end).x - tall / 2} ${centreOf(end).y - tall * 0.82})`}>
          <DreamerFigure look={look} size={tall} />
        </g>
      )}
    </>
  )
}

interface SealProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly size: number
  readonly sign: number | '?'
}

const Seal = ({ at: { x, y }, size, sign }: SealProps) => (
  <g className="small-seal" transform={`translate(${x} ${y})`}>
    <circle r={size * 0.69} />
    <text fontSize={size} dy="0.34em" textAnchor="middle">
      {sign}
    </text>
  </g>
)

/** One beside the other where a cell has several. */
const Seals = ({ cells }: { readonly cells: readonly CellId[] }) =>
  cells.map((cell, at) => {
    const before = cells.slice(0, at).filter((other) => other === cell).length
    const { x, y } = centreOf(cell)
    // biome-ignore lint/suspicious/noArrayIndexKey: a seal keeps its number.
    return <Seal key={at} at={{ x: x + before * HEX * 0.9, y }} size={HEX * 0.8} sign={at + 1} />
  })

/** The way of a journey on the land, or the land as far as somebody knows it: small. */
export const SmallMap = ({ way, other = NONE, label, known, seals = [], perhaps = [], look }: SmallMapProps) => {
  const bounds = known ? WHOLE : seenOf([...other, ...way, ...perhaps.map((cell) => [cell])])
  const { x, y, width, height } = bounds
  return (
    <span className="small-map" data-whole={known ? true : undefined} style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <path className="small-land" d={coastline()} />
        <g className="small-cells">
          {dots().map((at) => (
            <circle key={`${at.x} ${at.y}`} cx={at.x} cy={at.y} r={HEX * 0.12} />
          ))}
        </g>
      </svg>
      <Land bounds={bounds} known={known ?? null} />
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
        <Ways {...{ way, other }} across={width} {...(look ? { look } : {})} />
        <Seals cells={seals} />
        {perhaps.map((cell) => (
          <Seal key={cell} at={centreOf(cell)} size={width * 0.065} sign="?" />
        ))}
      </svg>
    </span>
  )
}
