import { WebSocket } from 'ws'
import { type Dial, socketDial } from '../../house/seat/line.ts'

/** As a page dials, where there is no browser. */
export const dialTo = (origin: string, headers: Readonly<Record<string, string>> = {}): Dial => {
  class Dialled extends WebSocket {
    constructor(url: string) {
      super(url, { headers })
    }
  }
  return socketDial(origin, Dialled as unknown as typeof globalThis.WebSocket)
}
