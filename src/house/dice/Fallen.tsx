import type { CSSProperties } from 'react'
import { keyed } from '../ui/keyed.ts'
import { Die } from './Die.tsx'
import { facesOf } from './faces.ts'
import type { Falling, FallingCard, FallingLot, FallingStone } from './falling.ts'

interface Drawn<Kind extends Falling> {
  readonly of: Kind
  readonly turn: number
}

const fall = (turn: number): CSSProperties => ({ '--turn': turn }) as CSSProperties

/** White bears rings and a small sun, black a crescent at its edge. */
const Stone = ({ of: { colour }, turn }: Drawn<FallingStone>) => (
  <svg className="die stone" viewBox="0 0 100 100" aria-hidden="true" data-colour={colour} style={fall(turn)}>
    <ellipse className="stone-body" cx="50" cy="52" rx="44" ry="40" />
    {colour === 'white' ? (
      <g className="stone-mark">
        <ellipse cx="50" cy="52" rx="32" ry="28" />
        <ellipse cx="50" cy="52" rx="21" ry="18" />
        <circle className="stone-sun" cx="50" cy="52" r="6" />
      </g>
    ) : (
      <path className="stone-mark" d="M72 24a36 36 0 0 1 0 56a44 44 0 0 0 0-56z" />
    )}
  </svg>
)

const Card = ({ of: { name }, turn }: Drawn<FallingCard>) => (
  <div className="die falling-card" data-hidden={name === null || undefined} style={fall(turn)}>
    {name !== null && <span className="die-number">{name}</span>}
  </div>
)

/** A slip of paper, folded once. */
const Lot = ({ of: { drawn }, turn }: Drawn<FallingLot>) => (
  <div className="die falling-lot" style={fall(turn)}>
    <span className="die-number">{drawn}</span>
  </div>
)

/** One thing as it lies; `turn` sets how it tumbles. */
export const Fallen = ({ of, turn }: Drawn<Falling>) => {
  switch (of.kind) {
    case 'die':
      return keyed(facesOf(of)).map(([at, die]) => <Die key={at} die={die} turn={turn + Number(at)} />)
    case 'stone':
      return <Stone of={of} turn={turn} />
    case 'card':
      return <Card of={of} turn={turn} />
    case 'lot':
      return <Lot of={of} turn={turn} />
    default:
      return of satisfies never
  }
}
