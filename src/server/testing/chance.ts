import { seededDice } from '../../kit/dice.ts'

/** Whatever a test leaves to chance, out of one seed. */
export interface Chance {
  /** From 0 to just below so many. */
  below(most: number): number
  once(inSoMany: number): boolean
  pick<Item>(items: readonly Item[]): Item | undefined
}

export const chanceOf = (seed: number): Chance => {
  const dice = seededDice(seed)
  const below = (most: number): number => Number(dice.roll({ label: 'chance', sides: most })) - 1
  return { below, once: (inSoMany) => below(inSoMany) === 0, pick: (items) => items[below(Math.max(1, items.length))] }
}
