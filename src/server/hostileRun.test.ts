import { expect, test } from 'vitest'
import { ATTACKS } from './testing/attacks.ts'
import { chanceOf } from './testing/chance.ts'
import { linkOf, openTestTable, startTestServer } from './testing/harness.ts'

/** `npm run bench:hostile` does it for ten minutes, and prints how long moves take. */
const ROUNDS = 3

test('a table plays on beside slow readers, floods, odd packets, malformed words, half-sent requests and guessed codes', async () => {
  const config = { CODE_TRIES_PER_MINUTE: 1e6, MAX_WAITING_BYTES: 1_000_000 }
  const server = await startTestServer({ config })
  const table = await openTestTable(server.api, ['Ana'])
  const theirs = await openTestTable(server.api, ['Zed'])
  const gardien = linkOf(server.origin, table.gardien)
  await gardien.until(({ state }) => state === 'online')

  let most = 0
  let over = false
  const chance = chanceOf(8)
  const attacker = { port: server.running.port, token: theirs.gardien.token, chance }
  const attacking = Promise.all(
    Object.values(ATTACKS).map(async (attack) => {
      for (let round = 0; round < ROUNDS; round++) await attack(attacker)
    }),
  ).finally(() => {
    over = true
  })
  let moves = 0
  while (!over || moves < 50) {
    expect(await gardien.link.say({ type: 'advance', hours: 1 })).toEqual({ ok: true })
    most = Math.max(most, server.running.sockets.waiting())
    moves++
  }
  await attacking
  expect(most).toBeLessThan(8 * 1_000_000)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(gardien.now().state).toBe('online')
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  gardien.link.close()
  await server.stop()
})
