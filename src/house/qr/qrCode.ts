import { correctionOf } from './reedSolomon.ts'

/** A QR code: rows of squares, true where they are dark. */
export type QrCode = readonly (readonly boolean[])[]

/** Of each version from 1 on, at medium correction: bytes of correction in a block, and blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const

const sizeOf = (version: number): number => 17 + 4 * version

/** Where the small squares stand. */
const alignmentsOf = (version: number): number[] => {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, at) => sizeOf(version) - 7 - at * step)
  return [6, ...rest.reverse()]
}

/** Squares that carry data. */
const rawBits = (version: number): number => {
  const bits = (16 * version + 128) * version + 64
  if (version === 1) return bits
  const count = Math.floor(version / 7) + 2
  return bits - (25 * count - 10) * count + 55 - (version >= 7 ? 36 : 0)
}

const dataBytes = (version: number): number => {
  const [correction, blocks] = BLOCKS[version - 1] as readonly [number, number]
  return Math.floor(rawBits(version) / 8) - correction * blocks
}

const bitsOf = (value: number, length: number): number[] => Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1)

/** Byte by byte, filled up to the size of the version. */
const payload = (bytes: readonly number[], version: number): number[] => {
  const room = dataBytes(version) * 8
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((byte) => bitsOf(byte, 8))]
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)))
  while (bits.length % 8 !== 0) bits.push(0)
  const whole: number[] = []
  for (let at = 0; at < bits.length; at += 8) whole.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let pad = 0xec; whole.length < room / 8; pad ^= 0xec ^ 0x11) whole.push(pad)
  return whole
}

/** In blocks, each with its correction, one byte of each in turn. */
const interleaved = (data: readonly number[], version: number): number[] => {
  const [correction, count] = BLOCKS[version - 1] as readonly [number, number]
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const blocks: number[][] = []
  for (let at = 0, from = 0; at < count; at++) {
    const to = from + short + (at >= count - longer ? 1 : 0)
    blocks.push(data.slice(from, to))
    from = to
  }
  const corrections = blocks.map((block) => correctionOf(block, correction))
  const columns = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
  return [...columns(blocks, short + 1), ...columns(corrections, correction)]
}

/** A sheet of squares, and which of them are not for data. */
interface Sheet {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]
}

const set = ({ size, dark, fixed }: Sheet, x: number, y: number, is: boolean): void => {
  if (x < 0 || y < 0 || x >= size || y >= size) return
  ;(dark[y] as boolean[])[x] = is
  ;(fixed[y] as boolean[])[x] = true
}

const drawFinder = (sheet: Sheet, cx: number, cy: number): void => {
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      set(sheet, cx + dx, cy + dy, ring !== 2 && ring !== 4)
    }
}

const drawAlignment = (sheet: Sheet, cx: number, cy: number): void => {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) set(sheet, cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
}

/** The remainder of a number shifted, as its check bits. */
const withCheck = (value: number, checks: number, divisor: number): number => {
  let rest = value
  for (let step = 0; step < checks; step++) rest = (rest << 1) ^ ((rest >>> (checks - 1)) * divisor)
  return (value << checks) | rest
}

const MEDIUM = 0b00

const drawFormat = (sheet: Sheet, mask: number): void => {
  const { size } = sheet
  const bits = withCheck((MEDIUM << 3) | mask, 10, 0x537) ^ 0x5412
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1
  for (let at = 0; at <= 5; at++) set(sheet, 8, at, bit(at))
  set(sheet, 8, 7, bit(6))
  set(sheet, 8, 8, bit(7))
  set(sheet, 7, 8, bit(8))
  for (let at = 9; at < 15; at++) set(sheet, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at++) set(sheet, size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at++) set(sheet, 8, size - 15 + at, bit(at))
  set(sheet, 8, size - 8, true)
}

const drawVersion = (sheet: Sheet, version: number): void => {
  if (version < 7) return
  const bits = withCheck(version, 12, 0x1f25)
  for (let at = 0; at < 18; at++) {
    const is = ((bits >>> at) & 1) === 1
    const [far, near] = [sheet.size - 11 + (at % 3), Math.floor(at / 3)]
    set(sheet, far, near, is)
    set(sheet, near, far, is)
  }
}

const emptySheet = (version: number): Sheet => {
  const size = sizeOf(version)
  const rows = (): boolean[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const sheet = { size, dark: rows(), fixed: rows() }
  for (let at = 0; at < size; at++) {
    set(sheet, 6, at, at % 2 === 0)
    set(sheet, at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(sheet, x, y)
  const places = alignmentsOf(version)
  const last = places.at(-1)
  for (const x of places)
    for (const y of places)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) drawAlignment(sheet, x, y)
  drawFormat(sheet, 0)
  drawVersion(sheet, version)
  return sheet
}

/** The squares for data, two columns at a time, up and down in turn. */
const wayOf = ({ size, fixed }: Sheet): (readonly [x: number, y: number])[] => {
  const way: (readonly [number, number])[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step
        if (!fixed[y]?.[x]) way.push([x, y])
      }
  }
  return way
}

/** One of the eight masks serves as well as another for a camera; this one has no long runs in what is empty. */
const MASK = 3
const isMasked = (x: number, y: number): boolean => (x + y) % 3 === 0

/** The QR code of a text, as small as it can be; null: the text is too long for the ten versions that are drawn here. */
export const qrCodeOf = (text: string): QrCode | null => {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex((_, at) => bytes.length + (at + 1 < 10 ? 2 : 3) <= dataBytes(at + 1)) + 1
  if (version === 0) return null
  const sheet = emptySheet(version)
  const bits = interleaved(payload(bytes, version), version).flatMap((byte) => bitsOf(byte, 8))
  for (const [at, [x, y]] of wayOf(sheet).entries()) (sheet.dark[y] as boolean[])[x] = (bits[at] === 1) !== isMasked(x, y)
  drawFormat(sheet, MASK)
  return sheet.dark
}
