import type { IncomingMessage } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import type { Socket } from 'socket.io'

/** A connection of Engine.IO, which carries one of Socket.IO. */
export type EngineConnection = Socket['conn']

/** The TCP connections that carry one client: one, or with polling several after each other. */
export interface Carrier {
  /** One more request of the same client. */
  add(request: IncomingMessage): void
  /** Bytes that were said and not yet taken by the client's machine. */
  waiting(): number
  /** Nothing more is heard. */
  pause(): void
  resume(): void
  destroy(): void
}

/** Bytes that the engine keeps until its transport takes them: all at once. */
const countKept = (connection: EngineConnection): (() => number) => {
  let kept = 0
  connection.on('packetCreate', ({ data }: { readonly data?: string | Buffer }) => {
    if (data !== undefined) kept += Buffer.byteLength(data)
  })
  connection.on('drain', () => {
    kept = 0
  })
  return () => kept
}

export const carrierOf = (connection: EngineConnection): Carrier => {
  const sockets = new Set<TcpSocket>([connection.request.socket])
  const kept = countKept(connection)
  const open = (): TcpSocket[] => {
    for (const socket of sockets) if (socket.destroyed) sockets.delete(socket)
    return [...sockets]
  }
  /** A polling client's may be a proxy's, which carries others too. */
  const own = (): TcpSocket[] =>
    open().filter(({ writableLength }) => connection.transport.name === 'websocket' || writableLength > 0)
  return {
    add: ({ socket }) => {
      sockets.add(socket)
    },
    waiting: () => {
      let bytes = kept()
      for (const { destroyed, writableLength } of sockets) if (!destroyed) bytes += writableLength
      return bytes
    },
    pause: () => {
      for (const socket of own()) socket.pause()
    },
    resume: () => {
      for (const socket of open()) socket.resume()
    },
    destroy: () => {
      for (const socket of own()) socket.destroy()
      connection.close(true)
    },
  }
}
