import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Role } from '../kit/roles.ts'
import type { ByeCode } from '../kit/wire.ts'
import { addressOf } from './address.ts'
import { type Backlog, createBacklog, type Waiting } from './backlog.ts'
import { type Caller, callerOf, createCallers } from './callers.ts'
import type { Carrier, EngineConnection } from './carrier.ts'
import type { Config } from './common/config.ts'
import type { Meter } from './meter.ts'
import { PARSER } from './parser.ts'
import { createPost, type Post } from './post.ts'
import { createSession, type Usher } from './session.ts'
import type { Out } from './table/openTable.ts'
import { countedWebSockets } from './webSockets.ts'

interface Parts {
  readonly http: HttpServer
  readonly usher: Usher
  readonly config: Config
  /** How clients may come: polling goes from one request to the next, and so needs the same process each time. */
  readonly transports: readonly ('polling' | 'websocket')[]
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  readonly onFault: (error: unknown) => void
  /** Told of connections that are closed for what they do. */
  readonly onCut: (code: ByeCode) => void
  readonly onAnswered: Meter['answered']
}

export interface Sockets {
  /** Bytes that wait for clients to read them. */
  waiting(): number
  count(): number
  /** Everybody is told why the line goes; how many of each kind were there to hear it. */
  dismiss(code: ByeCode): Told
  /** Whoever does not read does not hold up the end. */
  close(): void
}

export type Told = Readonly<Record<Role['kind'] | 'unseated', number>>

/** Time for the last word to leave before the connection is closed, and for a client to take it. */
const LAST_WORD = 50
const LAST_CALL = 5000

const SOCKET_PATH = '/live'

interface Heard {
  message(message: unknown): void
}

interface Spoken {
  message(messages: readonly Out[]): void
}

type Line = Socket<Heard, Spoken>

interface Speaking {
  readonly socket: Line
  readonly carrier: Carrier
  readonly backlog: Backlog
  readonly post: Post
}

/** What carries messages to a client, as long as the client reads them. */
const pipeOf = ({ socket, carrier, backlog, post }: Speaking, onSlow: () => void) => {
  const self: Waiting = { waiting: carrier.waiting, tooSlow: onSlow }
  let open = true
  const leave = (): void => {
    open = false
    backlog.remove(self)
  }
  const to = {
    id: socket.id,
    left: () => {
      if (open && !backlog.allows(self, carrier.waiting())) onSlow()
    },
  }
  backlog.add(self)
  return {
    send: (message: Out) => post.send(to, message),
    close: () => {
      leave()
      carrier.pause()
      setTimeout(() => {
        socket.disconnect(true)
        carrier.resume()
      }, LAST_WORD).unref()
      setTimeout(carrier.destroy, LAST_CALL).unref()
    },
    gone: leave,
  }
}

const dismissAll = (callers: Iterable<Caller>, code: ByeCode): Told => {
  const told = { gardien: 0, joueur: 0, spectateur: 0, unseated: 0 }
  for (const { session } of callers) {
    told[session?.seatedAs() ?? 'unseated']++
    session?.end(code)
  }
  return told
}

/** Counts connections of each address until they close. */
const createAddresses = ({ TRUST_PROXY }: Config) => {
  const counts = new Map<string, number>()
  return {
    countOf: (request: IncomingMessage): number => counts.get(addressOf(request, TRUST_PROXY)) ?? 0,
    add: (connection: EngineConnection): void => {
      const address = addressOf(connection.request, TRUST_PROXY)
      counts.set(address, (counts.get(address) ?? 0) + 1)
      connection.on('close', () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      })
    },
  }
}

export const openSockets = (parts: Parts): Sockets => {
  const { http, usher, config, transports, onFault, onCut, onAnswered } = parts
  const addresses = createAddresses(config)
  const callers = createCallers()
  const backlog = createBacklog(config)
  const server = new Server<Heard, Spoken>(http, {
    path: SOCKET_PATH,
    transports: [...transports],
    serveClient: false,
    maxHttpBufferSize: config.MAX_MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 8000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    parser: PARSER,
    // What is compressed waits where it cannot be counted.
    httpCompression: false,
    wsEngine: countedWebSockets((request) => callers.of(request)?.arrived()),
    allowRequest: (request, decide) => {
      const { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS } = config
      const full = server.engine.clientsCount >= MAX_CONNECTIONS || addresses.countOf(request) >= MAX_CONNECTIONS_PER_ADDRESS
      if (full) onCut('full')
      decide(full ? 'full' : null, !full)
    },
  })
  server.engine.generateId = callers.name
  const post = createPost((ids, messages) => server.to(ids).emit('message', messages))

  server.engine.on('connection', (connection: EngineConnection) => {
    const { request } = connection
    addresses.add(connection)
    const caller = callerOf(connection, parts)
    callers.add(request, caller)
    connection.on('close', () => {
      caller.hello.end()
      callers.remove(request)
    })
    connection.on('packet', () => {
      if (connection.transport.name === 'polling') caller.arrived()
    })
  })

  server.engine.on('headers', (_headers: unknown, request: IncomingMessage) => callers.of(request)?.carrier.add(request))

  server.on('connection', (socket) => {
    const caller = callers.of(socket.request)
    if (!caller) return
    const { carrier } = caller
    const pipe = pipeOf({ socket, carrier, backlog, post }, () => {
      onCut('too-slow')
      session.end('too-slow')
      setTimeout(carrier.destroy, LAST_WORD).unref()
    })
    const session = createSession({ pipe, usher, limits: config, onFault, onAnswered })
    caller.session = session
    socket.onAny((event: string, ...args: unknown[]) => {
      session.receive(event === 'message' && args.length === 1 ? args[0] : undefined)
    })
    socket.on('disconnect', () => {
      caller.session = null
      caller.hello.left()
      pipe.gone()
      session.gone()
    })
  })

  return {
    waiting: backlog.waiting,
    count: () => server.engine.clientsCount,
    dismiss: (code) => dismissAll(callers.all(), code),
    close: () => {
      server.engine.close()
      for (const { carrier } of callers.all()) carrier.destroy()
    },
  }
}
