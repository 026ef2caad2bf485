import { type Dice, seededDice } from '../../../kit/dice.ts'
import { seedOfText } from '../../../kit/seedOfText.ts'
import type { View } from '../rules/public.ts'

/** The same for the same moment as the same seat sees it: a bot asked twice answers twice alike. `deal`: one of several. */
export const diceOf = (view: View, deal = -1): Dice => seededDice(seedOfText(`${JSON.stringify(view)}${deal < 0 ? '' : deal}`))

export const upTo = (dice: Dice, most: number): number => Number(dice.roll({ label: 'chance', sides: most }))

/** So many of them, in no order. */
export const someOf = <One>(dice: Dice, ones: readonly One[], count: number): readonly One[] => {
  const left = [...ones]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(upTo(dice, left.length) - 1, 1)[0] as One)
}
