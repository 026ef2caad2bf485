/** A whole number out of a text: FNV-1a, 31 bits. */
export const seedOfText = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 1
}
