import type { CSSProperties } from 'react'
import { useTexts } from '../texts/whole.tsx'
import { keyed } from '../ui/keyed.ts'
import { Die, facesOf } from './Die.tsx'
import type { Falling, FallingCard, FallingLot, FallingStone } from './falling.ts'
import { labelOf, type RollReader, RollResult } from './RollResult.tsx'
import './dice.css'

const Small = ({ of, reader }: { readonly of: Falling; readonly reader: RollReader }) => {
  if (of.kind !== 'die') return <Fallen of={of} turn={0} />
  return (
    <>
      <Die die={{ sides: of.sides === 100 ? 10 : of.sides, shown: '' }} />
      <RollResult roll={of} reader={reader} />
    </>
  )
}

export const LastRolls = ({ falling, reader }: { readonly falling: readonly Falling[]; readonly reader: RollReader }) => {
  const { ui } = useTexts()
  return (
    <ul className="last-rolls row" aria-label={ui.dicePanel.last}>
      {keyed(falling).map(([at, one]) => (
        <li key={at} title={labelOf(ui, one, reader)}>
          <span className="last-drawn" aria-hidden="true">
            <Small of={one} reader={reader} />
          </span>
          <span className="visually-hidden">{labelOf(ui, one, reader)}</span>
        </li>
      ))}
    </ul>
  )
}

interface Drawn<Kind extends Falling> {
  readonly of: Kind
  readonly turn: number
}

const fall = (turn: number): CSSProperties => ({ '--turn': turn })

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

export const DiceTray = ({ falling, reader }: { readonly falling: readonly Falling[]; readonly reader: RollReader }) => (
  <div className="dice-tray row" aria-hidden="true">
    {keyed(falling).map(([at, one]) => (
      <div key={at} className="dice-roll">
        <div className="dice-faces">
          <Fallen of={one} turn={Number(at) * 2} />
        </div>
        {one.kind === 'die' && (one.sides === 100 || one.passed !== null) && <RollResult roll={one} reader={reader} />}
      </div>
    ))}
  </div>
)
