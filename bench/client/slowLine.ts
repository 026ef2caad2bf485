import { createServer, connect as dial, type Server, type Socket } from 'node:net'

/** A slow 4G line as page testers know it. */
const DOWN_BYTES_A_SECOND = 1_600_000 / 8
const ROUND_TRIP_MS = 150
/** What one connection sends before it is another's turn. */
const PACKET = 2800
/** What may wait for the line before the server is asked to hold on. */
const WINDOW = 64 * 1024

interface Flow {
  readonly client: Socket
  readonly server: Socket
  waiting: Buffer[]
  bytes: number
}

const takePacket = (flow: Flow): Buffer => {
  const all = Buffer.concat(flow.waiting)
  flow.waiting = all.length > PACKET ? [all.subarray(PACKET)] : []
  flow.bytes = Math.max(0, all.length - PACKET)
  if (flow.bytes < WINDOW) flow.server.resume()
  return all.subarray(0, PACKET)
}

interface Delivery {
  readonly flow: Flow
  readonly packet: Buffer
  readonly at: number
}

/** What is under way arrives in the order in which it left, whatever timers do on a busy machine. */
const createAir = () => {
  const underWay: Delivery[] = []
  const arrive = (): void => {
    while (underWay[0] && underWay[0].at <= performance.now()) {
      const { flow, packet } = underWay.shift() as Delivery
      if (flow.client.writable) flow.client.write(packet)
    }
    if (underWay[0]) setTimeout(arrive, underWay[0].at - performance.now())
  }
  return (delivery: Delivery): void => {
    underWay.push(delivery)
    if (underWay.length === 1) setTimeout(arrive, delivery.at - performance.now())
  }
}

/** The way down is shared by all connections, in turns; TCP's own slow start is not played. */
const createDownlink = () => {
  const flows: Flow[] = []
  const send = createAir()
  let running = false
  let freeAt = 0
  const next = (): void => {
    const flow = flows.shift()
    running = flow !== undefined
    if (!flow) return
    const packet = takePacket(flow)
    if (flow.bytes > 0) flows.push(flow)
    freeAt = Math.max(freeAt, performance.now()) + (1000 * packet.length) / DOWN_BYTES_A_SECOND
    send({ flow, packet, at: freeAt + ROUND_TRIP_MS / 2 })
    setTimeout(next, freeAt - performance.now())
  }
  return (flow: Flow, data: Buffer): void => {
    if (flow.bytes === 0) flows.push(flow)
    flow.waiting.push(data)
    flow.bytes += data.length
    if (flow.bytes > WINDOW) flow.server.pause()
    if (!running) next()
  }
}

const join = (client: Socket, port: number, send: (flow: Flow, data: Buffer) => void): void => {
  const server = dial(port, '127.0.0.1')
  const flow: Flow = { client, server, waiting: [], bytes: 0 }
  server.on('data', (data) => send(flow, data))
  client.on('data', (data) => setTimeout(() => server.writable && server.write(data), ROUND_TRIP_MS / 2))
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => setTimeout(() => other.end(), 10 * ROUND_TRIP_MS))
  }
}

/** A port behind which the one of a server lies at the end of a slow line; a new connection costs a round trip. */
export const openSlowLine = async (port: number): Promise<{ readonly port: number; close(): void }> => {
  const send = createDownlink()
  const clients = new Set<Socket>()
  const line: Server = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    clients.add(client)
    setTimeout(() => {
      join(client, port, send)
      client.resume()
    }, ROUND_TRIP_MS)
  })
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))
  const address = line.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      line.close()
      for (const client of clients) client.destroy()
    },
  }
}
