import { afterEach, expect, test } from 'vitest'
import { type Event, tmr } from '../games/tmr/rules/index.ts'
import { seededDice } from '../kit/dice.ts'
import type { SeatPaper } from '../kit/doors.ts'
import { memoryStorage } from '../kit/memoryStorage.ts'
import { GARDIEN, joueur } from '../kit/roles.ts'
import { openRoom } from '../kit/room/room.ts'
import { writeSave } from '../kit/save.ts'
import { newTable } from '../kit/storage.ts'
import { PAGE } from '../kit/wire.ts'
import { fileOf } from './persistence/folder.ts'
import { readSqlite } from './persistence/reading.ts'
import { dreamerNamed, linkOf, startTestServer, sure, type TestServer, type Watched } from './testing/harness.ts'

const LENGTH = 2100
const ANA = joueur('ana')

let server: TestServer | null = null
const links: Watched[] = []

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server?.stop()
})

/** A table held whole, which says what is to be expected. */
const longRoom = async () => {
  const setup = sure(tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers: [{ id: 'ana', ...dreamerNamed('Ana') }] }))
  const storage = memoryStorage<Event>(newTable(tmr, setup))
  const room = sure(await openRoom({ game: tmr, storage, dice: seededDice(1), clock: () => 0 }))
  for (let at = 0; at < LENGTH; at++) {
    const first = { type: 'correct', dreamer: 'ana', dream: 20 }
    const command =
      at === 3 ? first : at % 3 === 0 ? { type: 'rollSecret', count: 1, sides: 20, note: `${at}` } : { type: 'advance', hours: 1 }
    expect(await room.say({ id: `${at}`, by: GARDIEN, command })).toMatchObject({ ok: true })
  }
  return { room, save: async () => JSON.parse(writeSave(await storage.load(), 0)) as { readonly entries: unknown } }
}

/** How many snapshots of what are kept. */
const snapshotsIn = async (folder: string) => {
  const { sql, close } = readSqlite(fileOf(folder))
  const kept = await sql.rows('SELECT about, count(*) FROM snapshots GROUP BY about ORDER BY about')
  await close()
  return Object.fromEntries(kept) as object
}

const come = async (seat: Parameters<typeof linkOf>[1]): Promise<Watched> => {
  if (!server) throw new Error('no server')
  const one = linkOf(server.origin, seat)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

test('a long table goes in and out as a file; everybody has all of their journal, may look back, and what is long ago is undone', async () => {
  const { room, save } = await longRoom()
  server = await startTestServer({})
  const written = await save()
  const paper = sure(await server.api.openSaved('Longue', JSON.stringify(written)))
  expect(JSON.parse(sure(await server.api.saveOf(paper.token)).save).entries).toEqual(written.entries)
  // Made with the file, before anybody came.
  expect(await snapshotsIn(server.folder)).toEqual({ 'feed gardien': 3, spine: 4, state: 4 })
  const seat = sure(await server.api.take(paper.codes.players, 'ana')) as SeatPaper
  const [gardien, ana] = [await come(paper), await come(seat)]
  const told = async (role: typeof ANA) => (await room.page(role, 0, { notices: 2 * LENGTH, letters: 1e9 })).notices
  expect(gardien.notices).toEqual(await told(GARDIEN))
  expect(ana.notices).toEqual(await told(ANA))
  expect(await ana.link.viewAt(3)).toEqual(await room.viewAt(ANA, 3))
  expect(await gardien.link.undo({ scope: 'ana' })).toEqual({ ok: true })
  expect(await room.undo({ id: 'undo', by: GARDIEN, target: { scope: 'ana' } })).toMatchObject({ ok: true })
  const { n } = await room.page(ANA, 0, PAGE)
  await ana.until(() => ana.notices.length === n)
  expect(ana.notices).toEqual(await told(ANA))
  expect(ana.now().view).toEqual(room.view(ANA))
  const again = await come(paper)
  expect(again.notices).toEqual(await told(GARDIEN))
})

test('a long journal is read page by page at a pace that no limit on messages takes for a flood', async () => {
  const { room, save } = await longRoom()
  server = await startTestServer({ config: { MESSAGES_PER_SECOND: 45, MESSAGE_BURST: 3 } })
  const paper = sure(await server.api.openSaved('Longue', JSON.stringify(await save())))
  const gardien = await come(paper)
  const { n } = await room.page(GARDIEN, 0, PAGE)
  await gardien.until(() => gardien.notices.length === n)
  const { logged } = server
  expect(logged.filter((line) => line.includes('flood'))).toEqual([])
})
