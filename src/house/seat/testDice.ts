import { type Dice, type DieFace, scriptedDice, seededDice } from '../../kit/dice.ts'
import { chanceDice } from './chanceDice.ts'

/**
 * Dice laid out beforehand, for tests that drive a real browser: `window.demiReveDice = [['d7', 3], …]`, read as they are rolled;
 * after them the seed 1. The page never sets it, so that no player comes upon it by accident.
 */
declare global {
  interface Window {
    demiReveDice?: [label: string, face: DieFace][]
  }
}

const testDice = (): Dice | null => {
  if (!window.demiReveDice) return null
  const after = seededDice(1)
  return {
    roll: (ask) => {
      const next = window.demiReveDice?.shift()
      return next ? scriptedDice([next]).roll(ask) : after.roll(ask)
    },
  }
}

/** Of this page: those laid out, or those of chance. */
export const pageDice = (): Dice => testDice() ?? chanceDice()
