import { seededDice } from '../dice.ts'

/** Whatever a test leaves to chance, out of one seed. */
export interface Chance {
  /** From 0 up to and without the bound. */
  below(bound: number): number
  once(inSoMany: number): boolean
  of<Item>(items: readonly Item[]): Item
  /** Undefined where there is none. */
  pick<Item>(items: readonly Item[]): Item | undefined
}

export const chanceOf = (seed: number): Chance => {
  const dice = seededDice(seed)
  const below = (bound: number): number => Number(dice.roll({ label: 'chance', sides: bound })) - 1
  return {
    below,
    once: (inSoMany) => below(inSoMany) === 0,
    of: (items) => items[below(items.length)] as (typeof items)[number],
    pick: (items) => items[below(Math.max(1, items.length))],
  }
}
