import { io, type Socket } from 'socket.io-client'
import { readFrame } from '../../kit/wire.ts'

/** A connection without manners: says anything, keeps all it hears. */
export interface RawClient {
  readonly socket: Socket
  readonly heard: Record<string, unknown>[]
  /** The same as it came over the wire, without what frames it. */
  text(): string
  say(message: unknown): void
  /** The first message of that type, past or to come, from that one on; or the one with that id. */
  hears(type: string, id?: string, from?: number): Promise<Record<string, unknown>>
  closed(): Promise<void>
  /** Hears nothing more, and lets all that is said wait. */
  stopReading(): void
  close(): void
}

/** Only what hangs takes as long, on whatever machine. */
const WAIT = 60_000

/** What a list of messages begins with on the wire. */
const FRAME = '2["message",['

export const rawClient = async (origin: string): Promise<RawClient> => {
  const socket = io(origin, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true })
  const heard: Record<string, unknown>[] = []
  const texts: string[] = []
  const waiting = new Set<() => void>()
  // The bytes themselves, before anything reads them.
  socket.io.engine.on('data', (packet: unknown) => {
    if (typeof packet === 'string' && packet.startsWith(FRAME)) texts.push(packet.slice(FRAME.length, -2))
  })
  socket.on('message', (frame: unknown) => {
    heard.push(...(readFrame(frame) as Record<string, unknown>[]))
    for (const look of [...waiting]) look()
  })
  const until = <Found>(find: () => Found | undefined, what: string): Promise<Found> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${what} did not come; heard ${JSON.stringify(heard).slice(0, 400)}`)),
        WAIT,
      )
      const look = (): void => {
        const found = find()
        if (found === undefined) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  socket.on('disconnect', () => {
    for (const look of [...waiting]) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
  return {
    socket,
    heard,
    text: () => texts.join(','),
    say: (message) => {
      socket.send(message)
    },
    hears: (type, id, from = 0) =>
      until(() => heard.slice(from).find((message) => message.type === type && (!id || message.id === id)), type),
    closed: () => until(() => (socket.connected ? undefined : null), 'the end').then(() => {}),
    stopReading: () => {
      const { ws } = socket.io.engine.transport as unknown as { readonly ws: { pause(): void } }
      ws.pause()
    },
    close: () => {
      socket.disconnect()
    },
  }
}
