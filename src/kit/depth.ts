/** Far more than any message or save has; whatever is walked recursively stays within it. */
export const DEEPEST = 64

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null

/** Walked without recursion, which is what it protects. */
export const isTooDeep = (input: unknown): boolean => {
  let level = isObject(input) ? [input] : []
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= DEEPEST) return true
    const next: object[] = []
    for (const part of level) for (const inner of Object.values(part)) if (isObject(inner)) next.push(inner)
    level = next
  }
  return false
}
