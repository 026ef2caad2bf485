import { type Dice, seededDice } from '../../../kit/dice.ts'
import { seedOfText } from '../../../kit/seedOfText.ts'
import type { View } from '../rules/public.ts'

/** One of several deals of a moment, the same whenever it is looked back on; no bot plays by it, for others see that moment too (HID-6). */
export const dealOf = (view: View, deal: number): Dice => seededDice(seedOfText(`${JSON.stringify(view)}${deal}`))

export const upTo = (dice: Dice, most: number): number => Number(dice.roll({ label: 'chance', sides: most }))

/** So many of them, in no order. */
export const someOf = <One>(dice: Dice, ones: readonly One[], count: number): readonly One[] => {
  const left = [...ones]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(upTo(dice, left.length) - 1, 1)[0] as One)
}
