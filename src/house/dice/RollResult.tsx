import type { Texts } from '../texts/index.ts'
import type { Falling, FallingDie } from './falling.ts'

const dieLabel = ({ dicePanel }: Texts['ui'], { sides, face, chance, passed }: FallingDie): string => {
  const die = `d${sides}`
  const said = chance === null ? dicePanel.shows({ die, face }) : dicePanel.against({ die, face, chance })
  return passed === null ? said : `${said}, ${passed ? dicePanel.passed : dicePanel.failed}`
}

/** What fell, in words. */
export const labelOf = (ui: Texts['ui'], falling: Falling): string => {
  const { dicePanel } = ui
  switch (falling.kind) {
    case 'die':
      return dieLabel(ui, falling)
    case 'stone':
      return dicePanel.stones[falling.colour]
    case 'card':
      return falling.name === null ? dicePanel.cardHidden : dicePanel.card({ name: falling.name })
    case 'lot':
      return dicePanel.lot({ drawn: falling.drawn })
    default:
      return falling satisfies never
  }
}

/** What was rolled, what it had to stay under, and whether it did: by colour and by sign. */
export const RollResult = ({ roll }: { readonly roll: FallingDie }) => (
  <span className="roll-result" data-passed={roll.passed ?? undefined} aria-hidden="true">
    <strong>{roll.face}</strong>
    {roll.chance !== null && <span> / {roll.chance}</span>}
    {roll.passed !== null && <span className="roll-sign">{roll.passed ? ' ✓' : ' ✗'}</span>}
  </span>
)
