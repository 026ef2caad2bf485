import { once } from 'node:events'
import { WebSocket } from 'ws'
import { LINE_PATH, readFrame } from '../../kit/wire.ts'

/** A connection without manners: says anything, keeps all it hears. */
export interface RawClient {
  readonly socket: WebSocket
  readonly heard: Record<string, unknown>[]
  /** The same as it came over the wire, without what frames it. */
  text(): string
  say(message: unknown): void
  /** Says what need be no message. */
  write(text: string): void
  isOpen(): boolean
  /** The first message of that type, past or to come, from that one on; or the one with that id. */
  hears(type: string, id?: string, from?: number): Promise<Record<string, unknown>>
  closed(): Promise<void>
  /** Hears nothing more, and lets all that is said wait. */
  stopReading(): void
  close(): void
}

/** Only what hangs takes as long, on whatever machine. */
const WAIT = 60_000

export const lineAddress = (origin: string): string => `${origin.replace(/^http/, 'ws')}${LINE_PATH}`

export const rawClient = async (origin: string): Promise<RawClient> => {
  const socket = new WebSocket(lineAddress(origin))
  const heard: Record<string, unknown>[] = []
  const texts: string[] = []
  const waiting = new Set<() => void>()
  const lookAll = (): void => {
    for (const look of [...waiting]) look()
  }
  socket.on('message', (data) => {
    const text = data.toString()
    if (text !== '[]') texts.push(text.slice(1, -1))
    heard.push(...(readFrame(text) as Record<string, unknown>[]))
    lookAll()
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
  await once(socket, 'open')
  // The server may be gone at any time.
  socket.on('error', () => {})
  socket.on('close', lookAll)
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN
  const write = (text: string): void => {
    if (isOpen()) socket.send(text)
  }
  return {
    socket,
    heard,
    text: () => texts.join(','),
    say: (message) => write(JSON.stringify(message)),
    write,
    isOpen,
    hears: (type, id, from = 0) =>
      until(() => heard.slice(from).find((message) => message.type === type && (!id || message.id === id)), type),
    closed: () => until(() => (socket.readyState === WebSocket.CLOSED ? null : undefined), 'the end').then(() => {}),
    stopReading: () => socket.pause(),
    close: () => socket.terminate(),
  }
}
