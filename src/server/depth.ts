/** Far more than any message or save has; whatever is walked recursively stays within it. */
const DEEPEST = 64

/** Walked without recursion, which is what it protects. */
export const isTooDeep = (input: unknown): boolean => {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
  return false
}
