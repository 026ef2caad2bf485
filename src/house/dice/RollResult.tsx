import type { Texts } from '../texts/index.ts'
import type { Roll } from './roll.ts'

export const rollLabel = ({ dicePanel }: Texts['ui'], { sides, face, chance, passed }: Roll): string => {
  const die = `d${sides}`
  const said = chance === null ? dicePanel.shows({ die, face }) : dicePanel.against({ die, face, chance })
  return passed === null ? said : `${said}, ${passed ? dicePanel.passed : dicePanel.failed}`
}

/** What was rolled, what it had to stay under, and whether it did: by colour and by sign. */
export const RollResult = ({ roll }: { readonly roll: Roll }) => (
  <span className="roll-result" data-passed={roll.passed ?? undefined} aria-hidden="true">
    <strong>{roll.face}</strong>
    {roll.chance !== null && <span> / {roll.chance}</span>}
    {roll.passed !== null && <span className="roll-sign">{roll.passed ? ' ✓' : ' ✗'}</span>}
  </span>
)
