const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const sameItems = (left: readonly unknown[], right: readonly unknown[]): boolean => {
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at++) if (!same(left[at], right[at])) return false
  return true
}

/** Whether two pieces of plain data (what JSON can carry) are equal; shared parts cost nothing. */
export const same = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true
  if (!isObject(left) || !isObject(right)) return false
  if (Array.isArray(left) || Array.isArray(right)) return Array.isArray(left) && Array.isArray(right) && sameItems(left, right)
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false
  return true
}
