const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]))

/** Bytes in letters that an address may hold. */
export const toBase64url = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const four = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]
    for (const value of four.slice(0, Math.min(4, bytes.length - at + 1))) text += LETTERS[value]
  }
  return text
}

/** Null: these are no such letters. */
export const fromBase64url = (text: string): Uint8Array | null => {
  if (text.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let [bits, held, next] = [0, 0, 0]
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return null
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[next++] = (held >> bits) & 255
  }
  return bytes
}
