import { useTexts } from '../texts/whole.tsx'
import { keyed } from '../ui/keyed.ts'
import { Die } from './Die.tsx'
import { Fallen } from './Fallen.tsx'
import type { Falling } from './falling.ts'
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

/** What fell last, small. */
export const LastRolls = ({ falling, reader }: { readonly falling: readonly Falling[]; readonly reader: RollReader }) => {
  const { ui } = useTexts()
  if (falling.length === 0) return null
  return (
    <ul className="last-rolls" aria-label={ui.dicePanel.last}>
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
