/** Multiplication in the field of 256 that QR codes reckon in (x⁸ + x⁴ + x³ + x² + 1). */
const times = (x: number, y: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> bit) & 1) * x
  }
  return product
}

/** (x − 1)(x − 2)(x − 4)… of that degree, without its first coefficient. */
const divisorOf = (degree: number): number[] => {
  const divisor: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++)
      divisor[at] = times(divisor[at] as number, root) ^ (at + 1 < degree ? (divisor[at + 1] as number) : 0)
    root = times(root, 2)
  }
  return divisor
}

/** What follows some bytes so that as many as half of those added may be wrong. */
export const correctionOf = (bytes: readonly number[], count: number): number[] => {
  const divisor = divisorOf(count)
  const rest: number[] = Array.from({ length: count }, () => 0)
  for (const byte of bytes) {
    const factor = byte ^ (rest.shift() as number)
    rest.push(0)
    for (let at = 0; at < count; at++) rest[at] = (rest[at] as number) ^ times(divisor[at] as number, factor)
  }
  return rest
}
