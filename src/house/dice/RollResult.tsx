import type { Texts } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { type Falling, type FallingDie, isGood } from './falling.ts'

export type RollReader = 'actor' | 'onlooker'

/** ▲ bon pour vous: of another's roll, for whom it is good. */
const goodWords = ({ dicePanel }: Texts['ui'], roll: FallingDie, reader: RollReader): string =>
  dicePanel[isGood(roll) ? 'good' : 'bad'][reader]

const dieLabel = (ui: Texts['ui'], roll: FallingDie, reader: RollReader): string => {
  const { sides, face, chance, passed, of } = roll
  const { dicePanel } = ui
  const die = `d${sides}`
  const said = chance === null ? dicePanel.shows({ die, face }) : dicePanel.against({ die, face, chance })
  if (passed === null) return said
  const told = `${said}, ${passed ? dicePanel.passed : dicePanel.failed}`
  return of ? dicePanel.rolledBy[of]({ told, good: goodWords(ui, roll, reader) }) : told
}

export const labelOf = (ui: Texts['ui'], falling: Falling, reader: RollReader = 'actor'): string => {
  const { dicePanel } = ui
  switch (falling.kind) {
    case 'die':
      return dieLabel(ui, falling, reader)
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

export const RollResult = ({ roll, reader }: { readonly roll: FallingDie; readonly reader: RollReader }) => {
  const { ui } = useTexts()
  const { face, chance, passed, of } = roll
  return (
    <span className="roll-result unbroken" data-good={isGood(roll) ?? undefined} aria-hidden="true">
      {of && <span className="roll-whose">◎ {ui.dicePanel.whose[of]} </span>}
      <strong>{face}</strong>
      {chance !== null && <span> / {chance}</span>}
      {passed !== null && <b>{passed ? ' ✓' : ' ✗'}</b>}
      {of && passed !== null && (
        <span className="roll-good">
          {' '}
          {isGood(roll) ? '▲' : '▼'} {goodWords(ui, roll, reader)}
        </span>
      )}
    </span>
  )
}
