import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** What is used of a connection of Engine.IO, which carries one of Socket.IO. */
export interface EngineConnection extends EventEmitter {
  readonly id: string
  readonly request: IncomingMessage
  readonly transport: { readonly name: string; readonly socket?: EventEmitter }
  readonly writeBuffer: readonly { readonly data?: string }[]
  close(discard?: boolean): void
}

/** The TCP connections that carry one client: one, or with polling several after each other. */
export interface Carrier {
  add(socket: Socket): void
  /** Bytes that were said and not yet taken by the client's machine. */
  waiting(): number
  /** Nothing more is heard. */
  pause(): void
  resume(): void
  destroy(): void
}

const bytesOf = (packets: EngineConnection['writeBuffer']): number => {
  let bytes = 0
  for (const { data } of packets) if (typeof data === 'string') bytes += Buffer.byteLength(data)
  return bytes
}

export const carrierOf = (connection: EngineConnection): Carrier => {
  const sockets = new Set<Socket>([connection.request.socket])
  const open = (): Socket[] => {
    for (const socket of sockets) if (socket.destroyed) sockets.delete(socket)
    return [...sockets]
  }
  /** A polling client's may be a proxy's, which carries others too. */
  const own = (): Socket[] =>
    open().filter(({ writableLength }) => connection.transport.name === 'websocket' || writableLength > 0)
  return {
    add: (socket) => {
      sockets.add(socket)
    },
    waiting: () => {
      let bytes = bytesOf(connection.writeBuffer)
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

/** Whatever arrives counts, also what is no message of the tables: connects, empty packets, heartbeats nobody asked for. */
export const countPackets = (connection: EngineConnection, count: () => void): void => {
  const listenBelow = ({ socket }: EngineConnection['transport']): void => {
    socket?.on('ping', count)
    socket?.on('pong', count)
  }
  connection.on('packet', count)
  connection.on('upgrading', count)
  connection.on('upgrade', listenBelow)
  listenBelow(connection.transport)
}
