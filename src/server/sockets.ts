import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Role } from '../kit/roles.ts'
import { type ByeCode, LINE_PATH } from '../kit/wire.ts'
import { addressOf } from './address.ts'
import { createBacklog } from './backlog.ts'
import { answerCall, type Caller, type CallerParts, LAST_WORD } from './caller.ts'
import { comeIn } from './common/comeIn.ts'
import type { Config } from './common/config.ts'
import { wait } from './common/wait.ts'
import { FRAMES_BEFORE, PATH_BEFORE } from './pagesBefore.ts'
import { createPost } from './post.ts'
import { createRates } from './rates.ts'

interface Parts extends Omit<CallerParts, 'backlog' | 'post'> {
  readonly http: HttpServer
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

/** Pieces of one message: browsers send what is long in a few. */
const MOST_FRAGMENTS = 64
const FULL = [JSON.stringify([{ type: 'bye', code: 'full' }])]

const dismissAll = (callers: Iterable<Caller>, code: ByeCode): Told => {
  const told = { gardien: 0, joueur: 0, spectateur: 0, unseated: 0 }
  for (const { seatedAs, end } of callers) {
    told[seatedAs() ?? 'unseated']++
    end(code)
  }
  return told
}

/** Counts connections of each address until they close. */
const createAddresses = ({ TRUST_PROXY }: Config) => {
  const counts = new Map<string, number>()
  return {
    countOf: (request: IncomingMessage): number => counts.get(addressOf(request, TRUST_PROXY)) ?? 0,
    /** Returns what gives the place back. */
    add: (request: IncomingMessage): (() => void) => {
      const address = addressOf(request, TRUST_PROXY)
      counts.set(address, (counts.get(address) ?? 0) + 1)
      return () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      }
    },
  }
}

/** An address whose lines are closed again and again for what is done on them gets no new one for a while; those it has stay. */
const createBars = ({ CUTS_PER_MINUTE, TRUST_PROXY }: Config, elapsed: () => number) => {
  const cuts = createRates(CUTS_PER_MINUTE, 60, elapsed)
  return {
    cut: (request: IncomingMessage): void => void cuts.take(addressOf(request, TRUST_PROXY)),
    isBarred: (request: IncomingMessage): boolean => {
      const address = addressOf(request, TRUST_PROXY)
      if (!cuts.take(address)) return true
      cuts.giveBack(address)
      return false
    },
  }
}

/** Told that, and let go: they are not counted, and so not waited for. */
const sendOff = (client: WebSocket, frames: readonly string[]): void => {
  client.on('error', () => client.terminate())
  for (const frame of frames) client.send(frame)
  client.close()
  setTimeout(() => client.terminate(), LAST_WORD).unref()
}

const turnAway = (socket: Duplex): void => {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  setTimeout(() => socket.destroy(), LAST_WORD).unref()
}

export const openSockets = ({ http, ...parts }: Parts): Sockets => {
  const { config, onCut } = parts
  const addresses = createAddresses(config)
  const bars = createBars(config, parts.elapsed)
  const callers = new Set<Caller>()
  const backlog = createBacklog(config)
  const wiring: CallerParts = { ...parts, backlog, post: createPost() }
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: config.MAX_MESSAGE_BYTES,
    maxFragments: MOST_FRAGMENTS,
    // One message of each line in one go of the loop: whoever says many at once holds up nobody else.
    allowSynchronousEvents: false,
    // What is compressed waits where it cannot be counted.
    perMessageDeflate: false,
  })

  const isFull = (request: IncomingMessage): boolean =>
    callers.size >= config.MAX_CONNECTIONS ||
    addresses.countOf(request) >= config.MAX_CONNECTIONS_PER_ADDRESS ||
    bars.isBarred(request)

  const accept = (client: WebSocket, request: IncomingMessage): void => {
    if (isFull(request)) {
      onCut('full')
      sendOff(client, FULL)
      return
    }
    const giveBack = addresses.add(request)
    const cut = (code: ByeCode): void => {
      bars.cut(request)
      onCut(code)
    }
    const caller = answerCall(client, { ...wiring, onCut: cut }, () => {
      giveBack()
      callers.delete(caller)
    })
    callers.add(caller)
  }

  /** Whoever gets none waits for the answer, as for that to a wrong code: asking again at once is not to be cheap. */
  const itsTurn = (request: IncomingMessage): Promise<void> => (bars.isBarred(request) ? wait(config.WRONG_DELAY_MS) : comeIn())

  http.on('upgrade', async (request, socket, head) => {
    const drop = (): void => void socket.destroy()
    socket.once('error', drop)
    const [path] = (request.url ?? '').split('?')
    await (path === LINE_PATH ? itsTurn(request) : comeIn())
    socket.off('error', drop)
    if (socket.destroyed) return
    if (path === LINE_PATH) server.handleUpgrade(request, socket, head, accept)
    else if (path === PATH_BEFORE) server.handleUpgrade(request, socket, head, (client) => sendOff(client, FRAMES_BEFORE))
    else turnAway(socket)
  })

  return {
    waiting: backlog.waiting,
    count: () => callers.size,
    dismiss: (code) => dismissAll(callers, code),
    close: () => {
      server.close()
      for (const { cut } of callers) cut()
    },
  }
}
