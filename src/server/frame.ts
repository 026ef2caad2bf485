/** Of a text that is sent whole and not masked, as servers send (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const MOST_IN_TWO = 0xffff
/** Before a message of Engine.IO. */
const MESSAGE = '4'

const headOf = (length: number): readonly number[] => {
  if (length < TWO_BYTES) return [WHOLE_TEXT, length]
  if (length <= MOST_IN_TWO) return [WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff]
  const high = Math.floor(length / 2 ** 32)
  return [WHOLE_TEXT, EIGHT_BYTES, 0, 0, high >> 8, high & 0xff, ...[24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff)]
}

/** A message of Engine.IO as a frame in one piece, written to the connection at once: given a text, `ws` writes two pieces. */
export const frameOf = (message: string): Buffer => {
  const length = Buffer.byteLength(message) + MESSAGE.length
  const head = headOf(length)
  const frame = Buffer.allocUnsafe(head.length + length)
  frame.set(head)
  frame.write(MESSAGE, head.length, 'latin1')
  frame.write(message, head.length + MESSAGE.length)
  return frame
}
