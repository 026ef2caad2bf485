import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'

/** Read as RFC 6455 says, by hand. */
const read = (frame: Buffer): { readonly first: number; readonly text: string } => {
  const [first = 0, short = 0] = frame
  const at = short === 126 ? 4 : short === 127 ? 10 : 2
  const length = short === 126 ? frame.readUInt16BE(2) : short === 127 ? Number(frame.readBigUInt64BE(2)) : short
  expect(frame.length).toBe(at + length)
  return { first, text: frame.toString('utf8', at) }
}

test('a frame carries the message whole, whatever its length', () => {
  const messages = [
    '',
    'a',
    'é',
    '🐉',
    'x'.repeat(124),
    'x'.repeat(125),
    'é'.repeat(63),
    'x'.repeat(65_534),
    'x'.repeat(65_535),
    'é'.repeat(90_000),
  ]
  for (const message of messages) expect(read(frameOf(message))).toEqual({ first: 0x81, text: `4${message}` })
})
