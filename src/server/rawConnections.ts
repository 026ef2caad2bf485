import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { householdOf } from './address.ts'
import { comeIn } from './common/comeIn.ts'
import type { Config } from './common/config.ts'

type Limits = Pick<Config, 'MAX_TCP' | 'MAX_TCP_PER_ADDRESS' | 'TRUST_PROXY'>

/** Everybody who is connected, whether or not anything was ever said. */
export interface RawConnections {
  /** How many there were to be closed. */
  closeAll(): number
}

const keepAll = (http: Server): RawConnections => {
  const sockets = new Set<Socket>()
  http.prependListener('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    closeAll: () => {
      const count = sockets.size
      for (const socket of sockets) socket.destroy()
      return count
    },
  }
}

/** What HTTP makes of a connection is the dearest part of one on which nothing is ever said: each has its turn. */
const letInOneByOne = (http: Server): void => {
  const [serve] = http.listeners('connection')
  if (!serve) return
  http.removeListener('connection', serve as () => void)
  Object.assign(http, { pauseOnConnect: true })
  http.on('connection', async (socket: Socket) => {
    const drop = (): void => void socket.destroy()
    socket.once('error', drop)
    await comeIn()
    socket.off('error', drop)
    if (socket.destroyed) return
    serve.call(http, socket)
    socket.resume()
  })
}

/** Connections are counted before anything is said on them. Behind a proxy they are all its own, and only counted in all. */
export const boundConnections = (http: Server, limits: Limits, refused: (kind: string) => void): RawConnections => {
  letInOneByOne(http)
  const connections = keepAll(http)
  const perAddress = new Map<string, number>()
  http.maxConnections = limits.MAX_TCP
  http.on('drop', () => refused('tcp-full'))
  if (limits.TRUST_PROXY) return connections
  http.prependListener('connection', (socket: Socket) => {
    const address = householdOf(socket.remoteAddress ?? '')
    const count = (perAddress.get(address) ?? 0) + 1
    perAddress.set(address, count)
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    if (count <= limits.MAX_TCP_PER_ADDRESS) return
    refused('tcp-full-for-address')
    socket.destroy()
  })
  return connections
}
