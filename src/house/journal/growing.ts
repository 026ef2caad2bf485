import type { List } from '../../kit/grown.ts'

export const isBeginningOf = (start: List<unknown>, list: List<unknown>): boolean =>
  start.length === 0 || (start.length <= list.length && start.at(0) === list.at(0) && start.at(-1) === list.at(start.length - 1))

/**
 * Reads a list that mostly grows at its end: what was read is not read again with every message.
 * `goOn` gives null when what comes changes what came before.
 */
export const reader = <Item, Read>(
  goOn: (before: Read, fresh: readonly Item[]) => Read | null,
  start: () => Read,
): ((list: List<Item>) => Read) => {
  let last: { readonly list: List<Item>; readonly read: Read } | null = null
  const anew = (list: List<Item>): Read => goOn(start(), list.slice()) ?? start()
  return (list) => {
    if (last?.list === list) return last.read
    const grown = last && last.list.length > 0 && isBeginningOf(last.list, list)
    const read = (grown && last ? goOn(last.read, list.slice(last.list.length)) : null) ?? anew(list)
    last = { list, read }
    return read
  }
}
