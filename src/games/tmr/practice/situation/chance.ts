import { type Dice, seededDice } from '../../../../kit/dice.ts'

/** Draws from a seed: the same on every machine. */
export interface Draw {
  between(least: number, most: number): number
  among<Item>(items: readonly Item[]): Item
  /** So many different ones, in an order of their own. */
  several<Item>(items: readonly Item[], count: number): readonly Item[]
  readonly dice: Dice
}

export const drawsFrom = (seed: number): Draw => {
  const dice = seededDice(seed)
  const upTo = (most: number): number => dice.roll({ label: 'draw', sides: most }) as number
  const among = <Item>(items: readonly Item[]): Item => items[upTo(items.length) - 1] as Item
  return {
    dice,
    among,
    between: (least, most) => least - 1 + upTo(most - least + 1),
    several: (items, count) => {
      const left = [...items]
      const taken = []
      while (taken.length < count && left.length > 0) taken.push(...left.splice(upTo(left.length) - 1, 1))
      return taken
    },
  }
}
