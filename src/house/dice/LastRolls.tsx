import { useTexts } from '../texts/language.tsx'
import { keyed } from '../ui/keyed.ts'
import { Die } from './Die.tsx'
import { RollResult, rollLabel } from './RollResult.tsx'
import type { Roll } from './roll.ts'
import './dice.css'

/** What the last dice showed, small. */
export const LastRolls = ({ rolls }: { readonly rolls: readonly Roll[] }) => {
  const { ui } = useTexts()
  if (rolls.length === 0) return null
  return (
    <ul className="last-rolls" aria-label={ui.dicePanel.last}>
      {keyed(rolls).map(([at, roll]) => (
        <li key={at} title={rollLabel(ui, roll)}>
          <Die die={{ sides: roll.sides === 100 ? 10 : roll.sides, shown: '' }} />
          <RollResult roll={roll} />
          <span className="visually-hidden">{rollLabel(ui, roll)}</span>
        </li>
      ))}
    </ul>
  )
}
