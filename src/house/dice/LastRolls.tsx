import { useTexts } from '../texts/language.tsx'
import { keyed } from '../ui/keyed.ts'
import { Die } from './Die.tsx'
import { Fallen } from './Fallen.tsx'
import type { Falling } from './falling.ts'
import { labelOf, RollResult } from './RollResult.tsx'
import './dice.css'

const Small = ({ of }: { readonly of: Falling }) => {
  if (of.kind !== 'die') return <Fallen of={of} turn={0} />
  return (
    <>
      <Die die={{ sides: of.sides === 100 ? 10 : of.sides, shown: '' }} />
      <RollResult roll={of} />
    </>
  )
}

/** What fell last, small. */
export const LastRolls = ({ falling }: { readonly falling: readonly Falling[] }) => {
  const { ui } = useTexts()
  if (falling.length === 0) return null
  return (
    <ul className="last-rolls" aria-label={ui.dicePanel.last}>
      {keyed(falling).map(([at, one]) => (
        <li key={at} title={labelOf(ui, one)}>
          <span className="last-drawn" aria-hidden="true">
            <Small of={one} />
          </span>
          <span className="visually-hidden">{labelOf(ui, one)}</span>
        </li>
      ))}
    </ul>
  )
}
