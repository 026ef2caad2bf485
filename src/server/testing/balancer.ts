import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to one of several ports of this machine, each connection to the next that answers. */
export interface Balancer {
  readonly port: number
  /** Everything that goes through it is cut, and nothing more goes through. */
  cut(): void
  /** Nothing arrives any more, and nobody is told. */
  hush(): void
  mend(): void
  close(): Promise<void>
}

export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const open = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  let turn = 0

  const keep = (socket: Socket): void => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  }

  const join = (client: Socket, server: Socket): void => {
    client.pipe(server).pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  }

  const reach = (client: Socket, left: number): void => {
    if (left === 0) {
      client.destroy()
      return
    }
    const server = connect(ports[turn++ % ports.length] as number, '127.0.0.1')
    keep(server)
    const another = (): void => reach(client, left - 1)
    server.once('error', another)
    server.once('connect', () => {
      server.off('error', another)
      join(client, server)
    })
  }

  const gate = createServer((client) => {
    keep(client)
    if (state === 'cut') client.destroy()
    else if (state === 'open') reach(client, ports.length)
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))

  return {
    port: (gate.address() as AddressInfo).port,
    cut: () => {
      state = 'cut'
      for (const socket of open) socket.destroy()
    },
    hush: () => {
      state = 'silent'
      for (const socket of open) {
        socket.unpipe()
        socket.pause()
      }
    },
    mend: () => {
      state = 'open'
      for (const socket of open) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        gate.close(() => resolve())
      }),
  }
}
