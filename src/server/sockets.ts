import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import type { Config } from './config.ts'
import type { Out } from './openTable.ts'
import { createSession, type Usher } from './session.ts'

interface Parts {
  readonly http: HttpServer
  readonly usher: Usher
  readonly config: Config
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

export interface Sockets {
  close(): Promise<void>
}

/** Time for the last word to leave before the connection is closed. */
const LAST_WORD = 50

export const SOCKET_PATH = '/live'

const feedTexts = new WeakMap<object, string>()

/** A feed message is written once for all connections of its role. */
const textOf = (message: Out): string => {
  if (message.type !== 'feed') return JSON.stringify(message)
  let text = feedTexts.get(message.message)
  if (text === undefined) feedTexts.set(message.message, (text = JSON.stringify(message)))
  return text
}

const addressOf = (request: IncomingMessage, config: Config): string => {
  const forwarded = config.TRUST_PROXY ? `${request.headers['x-forwarded-for'] ?? ''}`.split(',').pop()?.trim() : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}

export const openSockets = ({ http, usher, config, now, onFault }: Parts): Sockets => {
  const perAddress = new Map<string, number>()
  const server = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: config.MAX_MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 8000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    allowRequest: (request, decide) => {
      const taken = perAddress.get(addressOf(request, config)) ?? 0
      const full = server.engine.clientsCount >= config.MAX_CONNECTIONS || taken >= config.MAX_CONNECTIONS_PER_ADDRESS
      decide(full ? 'full' : null, !full)
    },
  })

  server.engine.on('connection', (connection: { request: IncomingMessage; on(event: 'close', listener: () => void): void }) => {
    const address = addressOf(connection.request, config)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    connection.on('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  })

  server.on('connection', (socket) => {
    let queue: string[] = []
    const flush = (): void => {
      socket.send(`[${queue.join(',')}]`)
      queue = []
    }
    const pipe = {
      // What is said in the same moment leaves together: an answer with the view that shows it.
      send: (message: Out) => {
        queue.push(textOf(message))
        if (queue.length === 1) setImmediate(flush)
      },
      close: () => {
        setTimeout(() => socket.disconnect(true), LAST_WORD).unref()
      },
    }
    const session = createSession({ pipe, usher, limits: config, now, onFault })
    socket.onAny((event: string, ...args: unknown[]) => {
      session.receive(event === 'message' && args.length === 1 ? args[0] : undefined)
    })
    socket.on('disconnect', session.gone)
  })

  return { close: () => server.close() }
}
