import { expect, test } from 'vitest'
import { createMetrics } from './meter.ts'
import { openMetricsDoor } from './metricsDoor.ts'
import { linkOf, openTestTable, startTestServer } from './testing/harness.ts'

const metricOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )

test('what is measured is at a door of its own, and not at the public one', async () => {
  const metrics = createMetrics()
  const server = await startTestServer({ metrics })
  const door = await openMetricsDoor(metrics, 0, '127.0.0.1')
  const table = await openTestTable(server.api, ['Ana'])
  const gardien = linkOf(server.origin, table.gardien)
  await gardien.until(({ state }) => state === 'online')

  const answer = await fetch(`http://127.0.0.1:${door.port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(metricOf(text, 'demireve_tables_open')).toBe(1)
  expect(metricOf(text, 'demireve_connections')).toBe(1)
  expect(metricOf(text, 'demireve_can_write')).toBe(1)
  expect(text).toContain('demireve_http_requests_total{status="2xx"}')
  expect(text).toContain('nodejs_eventloop_lag')
  for (const secret of [table.gardien.token, table.gardien.table]) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
  expect((await fetch(`http://127.0.0.1:${door.port}/`)).status).toBe(404)
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)

  gardien.link.close()
  await door.close()
  await server.stop()
})

test('a server that stops says so to whoever asks whether it is ready, and still serves until it closes', async () => {
  let go = (): void => {}
  const asked = new Promise<void>((resolve) => {
    go = resolve
  })
  const server = await startTestServer({
    timeOf: (step) => (step === 'serving' ? asked : step === 'store' ? new Promise(() => {}) : Promise.resolve()),
  })
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  const stopped = server.stop()
  const answer = await fetch(`${server.origin}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ ok: false, why: 'stopping' })
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  go()
  await stopped
})
