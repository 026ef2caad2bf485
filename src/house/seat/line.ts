import { io } from 'socket.io-client'
import { type ClientMessage, readFrame } from '../../kit/wire.ts'

/** One connection. Whoever dials is told at most once that it opened and once that it is lost. */
export interface Line {
  send(message: ClientMessage): void
  close(): void
}

export interface LineEvents {
  opened(): void
  received(message: unknown): void
  lost(): void
}

export type Dial = (events: LineEvents) => Line

const PATH = '/live'
const GIVE_UP = 10_000

/** A connection to the server of this page, or of another origin. */
export const socketDial =
  (origin: string): Dial =>
  (events) => {
    const socket = io(origin, {
      path: PATH,
      transports: ['websocket', 'polling'],
      reconnection: false,
      forceNew: true,
      timeout: GIVE_UP,
    })
    let open = true
    const lose = (): void => {
      if (!open) return
      open = false
      socket.disconnect()
      events.lost()
    }
    socket.on('connect', () => events.opened())
    socket.on('message', (frame: unknown) => {
      for (const message of readFrame(frame)) if (open) events.received(message)
    })
    socket.on('connect_error', lose)
    socket.on('disconnect', lose)
    return {
      send: (message) => {
        if (open) socket.send(message)
      },
      close: () => {
        open = false
        socket.disconnect()
      },
    }
  }
