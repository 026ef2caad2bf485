/** A list that is read and never written; an array is one. */
export interface List<Item> extends Iterable<Item> {
  readonly length: number
  at(index: number): Item | undefined
  slice(from?: number, to?: number): readonly Item[]
}

/** Where the items are kept that several lists begin with. */
const kept = new WeakMap<List<unknown>, unknown[]>()

const beginningOf = <Item>(items: Item[], length: number): List<Item> => {
  const list: List<Item> = {
    length,
    at: (index) => (index >= length || index < -length ? undefined : items[index < 0 ? length + index : index]),
    slice: (from = 0, to = length) => {
      const bound = (index: number): number => Math.min(index < 0 ? Math.max(0, length + index) : index, length)
      return items.slice(bound(from), bound(to))
    },
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index++) yield items[index] as Item
    },
  }
  kept.set(list, items)
  return list
}

/** A list with more at its end. The one before stays as it was; what they share is not copied. */
export const grown = <Item>(list: List<Item>, more: readonly Item[]): List<Item> => {
  if (more.length === 0) return list
  const items = kept.get(list) as Item[] | undefined
  // Grown before: its next items are another's.
  const own = items?.length === list.length ? items : [...list]
  for (const item of more) own.push(item)
  return beginningOf(own, own.length)
}

interface Numbered {
  readonly n: number
}

/** How many there are before the first for which it does not hold; after that one it holds for none. */
export const countWhile = <Item>(list: List<Item>, holds: (item: Item) => boolean): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list.at(middle) as Item)) low = middle + 1
    else high = middle
  }
  return low
}

/** How many have a number up to that one, in a list in the order of numbers. */
export const countUpTo = (list: List<Numbered>, n: number): number => countWhile(list, (one) => one.n <= n)

/** Those with a number up to that one, of a list in the order of numbers. */
export const upTo = <Item extends Numbered>(list: List<Item>, n: number): List<Item> => {
  const count = countUpTo(list, n)
  if (count === list.length) return list
  const items = kept.get(list) as Item[] | undefined
  return items ? beginningOf(items, count) : list.slice(0, count)
}
