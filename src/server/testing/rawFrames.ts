import { connect, type Socket } from 'node:net'

export const TEXT = 1
export const CONTINUED = 0

/** A frame as RFC 6455 has it, under a mask that changes nothing. */
export const frameOf = (opcode: number, payload: string, isLast: boolean, length = payload.length): Buffer => {
  const head = Buffer.alloc(length < 126 ? 2 : 10)
  head[0] = (isLast ? 0x80 : 0) | opcode
  head[1] = 0x80 | (length < 126 ? length : 127)
  if (length >= 126) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, Buffer.alloc(4), Buffer.from(payload)])
}

/** What is asked for before frames can be sent. */
export const upgradeTo = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: x',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n')

export interface RawLine {
  readonly socket: Socket
  /** All that came so far. */
  heard(): string
  /** Resolves when the server has closed it, wholly. */
  readonly ended: Promise<void>
}

/** A bare connection on which anything may be said. Its own side stays open: it ends when the server ends it. */
export const rawLine = (port: number, begins: string): RawLine => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let text = ''
  socket.on('error', () => {})
  socket.on('data', (bytes) => (text += bytes.toString('latin1')))
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve)
    socket.once('close', resolve)
  })
  socket.write(begins)
  return { socket, heard: () => text, ended }
}
