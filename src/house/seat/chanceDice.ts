import { type Dice, diceFrom } from '../../kit/dice.ts'

const WORDS = 2 ** 32

/** From one on, every number equally likely: what would favour some is drawn again. */
export const numberUpTo = (most: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < WORDS - (WORDS % most) ? (drawn % most) + 1 : numberUpTo(most)
}

/** HID-6: the device's own chance, without a seed. */
export const chanceDice = (): Dice => diceFrom(numberUpTo)
