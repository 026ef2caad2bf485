import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Role } from '../kit/roles.ts'
import type { ByeCode } from '../kit/wire.ts'
import { addressOf } from './address.ts'
import { type Backlog, createBacklog, type Waiting } from './backlog.ts'
import { type Bucket, createBucket } from './common/bucket.ts'
import type { Config } from './common/config.ts'
import { type Carrier, carrierOf, countPackets, type EngineConnection } from './engine.ts'
import { frameOf } from './frame.ts'
import type { Meter } from './meter.ts'
import { createSession, type Session, type Usher } from './session.ts'
import type { Out } from './table/openTable.ts'

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

type SendOptions = Parameters<Socket['conn']['write']>[1]

interface Written {
  readonly message: Out
  readonly text: string
  readonly bytes: number
}

let last: Written | null = null

/** What several are told is the same message, one after the other: it is written once. */
const write = (message: Out): Written => {
  if (last?.message === message) return last
  const text = JSON.stringify(message)
  last = { message, text, bytes: Buffer.byteLength(text) }
  return last
}

/** A connection of the engine, whether or not somebody speaks on it yet. */
interface Caller {
  readonly carrier: Carrier
  session: Session | null
}

interface Speaking {
  readonly socket: Socket
  readonly caller: Caller
  readonly backlog: Backlog
}

let flushes: (() => void)[] = []

/** Everything that was said in the same moment, at whichever table, leaves in one go. */
const flushAll = (): void => {
  const now = flushes
  flushes = []
  for (const flush of now) flush()
}

const flushSoon = (flush: () => void): void => {
  if (flushes.push(flush) === 1) setImmediate(flushAll)
}

/** A packet of Socket.IO as it stands: given an object it would be written, and given a text escaped, once more. */
const sendPacket = ({ conn }: Socket, packet: string): void => {
  if (conn.transport.name !== 'websocket') conn.write(packet)
  else conn.write(packet, { wsPreEncodedFrame: [frameOf(packet)] } as SendOptions)
}

/** What carries messages to a client, as long as the client reads them. */
const pipeOf = ({ socket, caller: { carrier }, backlog }: Speaking, onSlow: () => void) => {
  let queue: string[] = []
  let queued = 0
  const waiting = (): number => queued + carrier.waiting()
  const flush = (): void => {
    const packet = `2["message",[${queue.join(',')}]]`
    queue = []
    queued = 0
    if (socket.connected) sendPacket(socket, packet)
  }
  const self: Waiting = { waiting, tooSlow: onSlow }
  backlog.add(self)
  return {
    // What is said in the same moment leaves together: an answer with the view that shows it.
    send: (message: Out) => {
      const { text, bytes } = write(message)
      queued += bytes
      if (queue.push(text) === 1) flushSoon(flush)
      if (message.type !== 'bye' && !backlog.allows(self, waiting())) onSlow()
    },
    close: () => {
      backlog.remove(self)
      carrier.pause()
      setTimeout(() => {
        socket.disconnect(true)
        carrier.resume()
      }, LAST_WORD).unref()
      setTimeout(carrier.destroy, LAST_CALL).unref()
    },
    gone: () => backlog.remove(self),
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

/** Once: what is still on its way then counts for nothing. */
const cutFlood = (connection: EngineConnection, caller: Caller, bucket: Bucket, onCut: Parts['onCut']): void => {
  let cut = false
  countPackets(connection, () => {
    if (cut || (caller.session?.seatAllows() ?? bucket.take())) return
    cut = true
    onCut('flood')
    if (caller.session) caller.session.end('flood')
    else caller.carrier.destroy()
  })
}

export const openSockets = ({ http, usher, config, transports, elapsed, onFault, onCut, onAnswered }: Parts): Sockets => {
  const perAddress = new Map<string, number>()
  const callers = new Map<string, Caller>()
  const backlog = createBacklog(config)
  const server = new Server(http, {
    path: SOCKET_PATH,
    transports: [...transports],
    serveClient: false,
    maxHttpBufferSize: config.MAX_MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 8000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    // What is compressed waits where it cannot be counted.
    httpCompression: false,
    allowRequest: (request, decide) => {
      const taken = perAddress.get(addressOf(request, config.TRUST_PROXY)) ?? 0
      const full = server.engine.clientsCount >= config.MAX_CONNECTIONS || taken >= config.MAX_CONNECTIONS_PER_ADDRESS
      if (full) onCut('full')
      decide(full ? 'full' : null, !full)
    },
  })

  const countAddress = (connection: EngineConnection): void => {
    const address = addressOf(connection.request, config.TRUST_PROXY)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    connection.on('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  }

  server.engine.on('connection', (connection: EngineConnection) => {
    countAddress(connection)
    const caller: Caller = { carrier: carrierOf(connection), session: null }
    callers.set(connection.id, caller)
    connection.on('close', () => callers.delete(connection.id))
    const bucket = createBucket(config.MESSAGES_PER_SECOND, config.MESSAGE_BURST, elapsed)
    cutFlood(connection, caller, bucket, onCut)
  })

  server.engine.on('headers', (_headers: unknown, request: IncomingMessage & { _query?: { sid?: string } }) => {
    callers.get(request._query?.sid ?? '')?.carrier.add(request.socket)
  })

  server.on('connection', (socket) => {
    const caller = callers.get((socket.conn as unknown as EngineConnection).id)
    if (!caller) return
    const pipe = pipeOf({ socket, caller, backlog }, () => {
      onCut('too-slow')
      session.end('too-slow')
      setTimeout(caller.carrier.destroy, LAST_WORD).unref()
    })
    const session = createSession({ pipe, usher, limits: config, onFault, onAnswered })
    caller.session = session
    socket.onAny((event: string, ...args: unknown[]) => {
      session.receive(event === 'message' && args.length === 1 ? args[0] : undefined)
    })
    socket.on('disconnect', () => {
      caller.session = null
      pipe.gone()
      session.gone()
    })
  })

  return {
    waiting: backlog.waiting,
    count: () => server.engine.clientsCount,
    dismiss: (code) => dismissAll(callers.values(), code),
    close: () => {
      server.engine.close()
      for (const { carrier } of [...callers.values()]) carrier.destroy()
    },
  }
}
