import { expect, test } from 'vitest'
import { type QrCode, qrCodeOf } from './qrCode.ts'
import { correctionOf } from './reedSolomon.ts'

const bitsAt = (code: QrCode, places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => (code[y]?.[x] ? '1' : '0')).join('')

test('the correction of the standard’s own example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [42, 29],
  [62, 33],
  [84, 37],
  [106, 41],
  [122, 45],
  [152, 49],
  [180, 53],
  [213, 57],
])('%i signs are drawn with %i squares a side', (signs, side) => {
  const code = qrCodeOf('x'.repeat(signs))
  expect(code).toHaveLength(side)
  expect(code?.every((row) => row.length === side)).toBe(true)
})

test('what is too long is not drawn', () => expect(qrCodeOf('x'.repeat(214))).toBeNull())

test('it says in both places how it is to be read: medium correction, the fourth mask', () => {
  const code = qrCodeOf('https://demi-reve.example/#rejoindre/ABCDEFGH') as QrCode
  const last = code.length - 1
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8] as const)
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => [8, y] as const)
  expect(bitsAt(code, [...near, ...up])).toBe('101101101001011')
  const below = [0, 1, 2, 3, 4, 5, 6].map((at) => [8, last - at] as const)
  const right = [7, 6, 5, 4, 3, 2, 1, 0].map((at) => [last - at, 8] as const)
  expect(bitsAt(code, [...below, ...right])).toBe('101101101001011')
})

test('from the seventh on it says its version', () => {
  const code = qrCodeOf('x'.repeat(120)) as QrCode
  const places = Array.from({ length: 18 }, (_, at) => [code.length - 11 + (at % 3), Math.floor(at / 3)] as const)
  expect(bitsAt(code, places.reverse())).toBe('000111110010010100')
})
