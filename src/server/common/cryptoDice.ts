import { randomInt } from 'node:crypto'
import { type Dice, diceFrom } from '../../kit/dice.ts'

/** HID-6: no seed at all. From the dice they see, players could work out a seeded generator and with it the hidden ones. */
export const cryptoDice = (): Dice => diceFrom((most) => randomInt(1, most + 1))
