import { WebSocket } from 'ws'
import { type Dial, socketDial } from '../../house/seat/line.ts'

/** As a page dials, where there is no browser. */
export const dialTo = (origin: string): Dial => socketDial(origin, WebSocket as unknown as typeof globalThis.WebSocket)
