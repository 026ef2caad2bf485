const isBeginningOf = (start: readonly unknown[], list: readonly unknown[]): boolean =>
  start.length <= list.length && start[0] === list[0] && start.at(-1) === list[start.length - 1]

/**
 * Reads a list that mostly grows at its end: what was read is not read again with every message.
 * `goOn` gives null when what comes changes what came before.
 */
export const reader = <Item, Read>(
  goOn: (before: Read, fresh: readonly Item[]) => Read | null,
  start: () => Read,
): ((list: readonly Item[]) => Read) => {
  let last: { readonly list: readonly Item[]; readonly read: Read } | null = null
  const anew = (list: readonly Item[]): Read => goOn(start(), list) ?? start()
  return (list) => {
    if (last?.list === list) return last.read
    const grown = last && last.list.length > 0 && isBeginningOf(last.list, list)
    const read = (grown && last ? goOn(last.read, list.slice(last.list.length)) : null) ?? anew(list)
    last = { list, read }
    return read
  }
}
