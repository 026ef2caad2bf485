/** No text has it, and not everything that keeps texts can. */
const NUL = '\u0000'

/** Whether one of the texts in it, names of fields among them, holds a NUL. Walked without recursion, however deep. */
export const hasNul = (input: unknown): boolean => {
  const left: unknown[] = [input]
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part === 'string' && part.includes(NUL)) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) {
      if (key.includes(NUL)) return true
      left.push(value)
    }
  }
  return false
}
