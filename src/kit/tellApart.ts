import { COLOURS, FIGURES, type Wearing, type Wished } from './person.ts'

const leastOf = <Item>(items: readonly Item[], weight: (item: Item) => number): Item =>
  items.reduce((least, item) => (weight(item) < weight(least) ? item : least))

const counter = <Item>() => {
  const counts = new Map<Item, number>()
  return {
    of: (item: Item): number => counts.get(item) ?? 0,
    add: (item: Item): void => void counts.set(item, (counts.get(item) ?? 0) + 1),
  }
}

/** More than the wishes of a full table weigh. */
const HEAVY = 1000

/**
 * What each wears, the first to come being served first: what was wished where nobody has it, otherwise what is worn least, and what
 * somebody else wishes last. As long as there are colours nobody shares one; beyond, nobody shares both colour and figure.
 */
export const tellApart = (people: readonly Wished[]): readonly Wearing[] => {
  const [colours, figures, both, wishes] = [counter<string>(), counter<string>(), counter<string>(), counter<string>()]
  for (const { colour, figure } of people) for (const wish of [colour, figure]) if (wish) wishes.add(wish)
  const worn = (count: number, wish: string): number => count * HEAVY + Math.min(wishes.of(wish), 1)
  return people.map((wish) => {
    const colour =
      wish.colour && colours.of(wish.colour) === 0 ? wish.colour : leastOf(COLOURS, (one) => worn(colours.of(one), one))
    const wornTogether = (figure: string): number => both.of(`${colour} ${figure}`)
    const figure =
      wish.figure && figures.of(wish.figure) === 0
        ? wish.figure
        : leastOf(FIGURES, (one) => wornTogether(one) * HEAVY * HEAVY + worn(figures.of(one), one))
    colours.add(colour)
    figures.add(figure)
    both.add(`${colour} ${figure}`)
    return { colour, figure }
  })
}
