import { GOLD, INK } from '../../../../../house/ui/colours.ts'
import { knotPath } from './curves.ts'
import type { Drawing } from './drawing.ts'
import { Line } from './strokes.tsx'

const WHOLE = `${knotPath(0, 1)}z`
const LOOPS = [0, 1 / 3, 2 / 3]
const OVER = LOOPS.map((start) => knotPath(start + 0.03, start + 0.15))
/** Longer than what it lies in, or its ends would show. */
const LIT = LOOPS.map((start) => knotPath(start, start + 0.18))

interface StrandProps {
  readonly d: string
  readonly colour: string
  readonly width: number
}

const Strand = ({ d, colour, width }: StrandProps) => (
  <g fill="none">
    <path d={d} stroke={INK} strokeWidth={width + 2.4} strokeLinecap="butt" />
    <path d={d} stroke={colour} strokeWidth={width} />
  </g>
)

const CORE = { fill: 'none', stroke: '#fff3c8', strokeWidth: 2.4, strokeLinecap: 'butt' } as const

const cast: Drawing = {
  ground: ['#7a4fae', '#220f4d'],
  tint: '#ffcf6a',
  Figure: ({ glow }) => (
    <>
      <circle className="glimmering" cx="32" cy="33" r="30" fill={glow} />
      <Strand d={WHOLE} colour="#e3a53e" width={4.6} />
      <path d={WHOLE} {...CORE} />
      {OVER.map((path, loop) => (
        <g key={path}>
          <Strand d={path} colour="#e3a53e" width={4.6} />
          <path d={LIT[loop]} {...CORE} />
        </g>
      ))}
      <circle cx="32" cy="33" r="2.4" fill="#fffdf2" />
    </>
  ),
}

const LOOSE = [`M54 12C54 16 52 18 ${knotPath(0.2, 0.5).slice(1)}`, `${knotPath(0.5, 0.8)}C10 19 5 24 9 32`]
const FRAYED =
  'M54 12C54 6 60 4 60 9M54 12C53 6 49 4 46 8M54 12C54.5 8 56 5 53 2M54 13 61 14M9 31C8 37 3 36 4 42M9 31C9 38 13 39 11 46M9 31C12 36 17 34 17 40M8 30 3 33'

const fumble: Drawing = {
  ground: ['#87707c', '#281730'],
  tint: '#9d7f92',
  Figure: ({ glow }) => (
    <>
      <circle cx="32" cy="30" r="22" fill={glow} opacity=".25" />
      {LOOSE.map((path) => (
        <Strand key={path} d={path} colour="#c9b0a8" width={3.2} />
      ))}
      <Line d={FRAYED} of="#e0cdc4" pen=".9" />
      <path className="glimmering" d="M17 49h.1M47 50h.1M54 56h.1M11 57h.1M32 33h.1M51 45h.1" stroke={GOLD} strokeWidth="2.2" />
    </>
  ),
}

export const KNOTS = { cast, fumble } as const
