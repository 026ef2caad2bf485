import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DreamerId } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { SeatPaper } from '../kit/doors.ts'
import { linkOf, startTestServer, type TestServer, type Watched } from './testing/harness.ts'

const GOLDEN = new URL('../games/tmr/rules/testing/golden/v1/', import.meta.url)
const SEATS = JSON.parse(readFileSync(new URL('seats.json', GOLDEN), 'utf8')) as Record<
  'gardien' | 'ana' | 'bo' | 'otherGardien' | 'cleo' | 'spectator',
  SeatPaper
>

let server: TestServer
let folder: string
const links: Watched[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demi-reve-golden-'))
  copyFileSync(new URL('tables.db', GOLDEN), join(folder, 'tables.db'))
  server = await startTestServer({ config: { DATA_DIR: folder }, makeDice: () => seededDice(3) })
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const sit = async (seat: SeatPaper): Promise<Watched> => {
  const one = linkOf(server.origin, seat)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

test('a table of the first version opens for everybody who sat at it, and plays on', async () => {
  const [gardien, ana, bo] = await Promise.all([SEATS.gardien, SEATS.ana, SEATS.bo].map(sit))
  if (!gardien || !ana || !bo) throw new Error('nobody came')
  expect(gardien.now().view?.boards.map(({ id }) => id)).toEqual(['ana', 'bo'])
  expect(ana.now().view?.boards.map(({ id }) => id)).toEqual(['ana'])
  expect(gardien.notices.length).toBeGreaterThan(20)
  const command = { type: 'correct', dreamer: 'bo' as DreamerId, dream: 44 } as const
  expect(await gardien.link.say(command)).toEqual({ ok: true })
  await bo.until(({ view }) => view?.boards[0]?.dream === 44)
})

test('one who was lost is lost still, and the undo that waits is still granted', async () => {
  const [other, cleo, gardien] = await Promise.all([SEATS.otherGardien, SEATS.cleo, SEATS.gardien].map(sit))
  if (!other || !cleo || !gardien) throw new Error('nobody came')
  expect(cleo.now().view?.boards[0]?.position).toBeNull()
  expect(other.now().view?.boards[0]?.position).not.toBeNull()
  expect(await other.link.say({ type: 'reveal', dreamer: 'cleo' as DreamerId })).toEqual({ ok: true })
  await cleo.until(({ view }) => view?.boards[0]?.position !== null)
  const [request] = gardien.now().requests
  expect(await gardien.link.undo({ request: request?.id ?? '' })).toEqual({ ok: true })
})

test('the spectator of the first version is still one', async () => {
  const spectator = await sit(SEATS.spectator)
  expect(spectator.now().view?.boards.map(({ id }) => id)).toEqual(['cleo'])
})
