import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './meter.ts'

interface Door {
  readonly port: number
  close(): Promise<void>
}

/** A door of its own, which the public one does not lead to: what is measured is for the keeper of the server. */
export const openMetricsDoor = async (metrics: Metrics, port: number, host: string): Promise<Door> => {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => reply.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => void server.close(() => closed())),
  }
}
