import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** A network that lets requests through, and WebSockets only when it is told to. */
export interface Filter {
  readonly origin: string
  letThrough(): void
  close(): void
}

export const startFilter = async (to: string): Promise<Filter> => {
  const { hostname, port } = new URL(to)
  let strict = true
  const proxy = createServer((asked, reply) => {
    const { url, method, headers } = asked
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  })
  proxy.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    socket.on('error', () => {})
    if (strict) {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
      return
    }
    const lines = rawHeaders.map((word, at) => (at % 2 === 0 ? `${word}: ` : `${word}\r\n`)).join('')
    const through = connect(Number(port), hostname)
    through.write(`GET ${url} HTTP/1.1\r\n${lines}\r\n`)
    through.on('error', () => socket.destroy())
    through.write(head)
    through.pipe(socket).pipe(through)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    letThrough: () => {
      strict = false
    },
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
