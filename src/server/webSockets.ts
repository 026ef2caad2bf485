import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

type Upgraded = (client: WebSocket, request: IncomingMessage) => void

/** WebSockets of which whatever arrives is told, also what Socket.IO never hears of: probes, pings and pongs nobody asked for. */
export const countedWebSockets = (arrived: (request: IncomingMessage) => void) =>
  class extends WebSocketServer {
    override handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, upgraded: Upgraded): void {
      super.handleUpgrade(request, socket, head, (client) => {
        for (const kind of ['message', 'ping', 'pong']) client.on(kind, () => arrived(request))
        upgraded(client, request)
      })
    }
  }
