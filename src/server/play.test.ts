import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DreamerId } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { KeeperPaper, SeatPaper } from '../kit/doors.ts'
import { dreamerNamed, linkOf, openTestTable, startTestServer, sure, type TestServer, type Watched } from './testing/harness.ts'

let server: TestServer
const links: Watched[] = []

beforeEach(async () => {
  server = await startTestServer({ makeDice: () => seededDice(3), config: { MESSAGE_BURST: 1000 } })
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
})

const open = async (seat: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const one = linkOf(server.origin, seat)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

const ana = 'ana' as DreamerId
const bo = 'bo' as DreamerId

test('a gardien and two players, each with their own journey and a shared clock', async () => {
  const table = await openTestTable(server.api, ['Ana', 'Bo'])
  const [gardien, first, second] = await Promise.all([table.gardien, ...table.players].map(open))
  if (!gardien || !first || !second) throw new Error('nobody came')
  expect(await first.link.say({ type: 'ascend', dreamer: ana, mode: 'normal' })).toEqual({ ok: true })
  expect(first.now().view?.boards[0]?.round).toBe(1)
  await gardien.until(({ view }) => view?.boards[0]?.round === 1)
  expect(second.now().view?.boards.map(({ id }) => id)).toEqual([bo])
  expect(await second.link.say({ type: 'descend', dreamer: ana })).toMatchObject({ ok: false, refusal: { code: 'not-yours' } })
  await gardien.link.say({ type: 'advance', hours: 3 })
  await second.until(({ view }) => view?.clock.hour === 'couronne')
  await first.until(({ view }) => view?.clock.hour === 'couronne')
})

test('the view at an earlier message, and the whole journal for whoever comes later', async () => {
  const table = await openTestTable(server.api, ['Ana'])
  const gardien = await open(table.gardien)
  for (let hour = 0; hour < 450; hour++) await gardien.link.say({ type: 'advance', hours: 1 })
  const late = await open(table.players[0] as SeatPaper)
  await late.until(() => late.notices.length === 451)
  expect(late.notices.map(({ n }) => n)).toEqual(Array.from({ length: 451 }, (_, at) => at + 1))
  expect((await late.link.viewAt(13))?.clock).toEqual({ day: 2, hour: 'vaisseau' })
  expect(await late.link.viewAt(999)).toBeNull()
})

test('an undo past a roll asks the gardien, who refuses or grants', async () => {
  const table = await openTestTable(server.api, ['Ana'])
  const [gardien, player] = await Promise.all([open(table.gardien), open(table.players[0] as SeatPaper)])
  await player.link.say({ type: 'ascend', dreamer: ana, mode: 'normal' })
  expect(await player.link.undo()).toEqual({ ok: true, asked: true })
  const { requests } = await gardien.until((update) => update.requests.length === 1)
  expect(await gardien.link.refuseUndo(requests[0]?.id ?? '')).toEqual({ ok: true })
  await player.until((update) => update.requests.length === 0)
  await player.link.undo()
  const again = await gardien.until((update) => update.requests.length === 1)
  expect(await gardien.link.undo({ request: again.requests[0]?.id ?? '' })).toEqual({ ok: true })
  const { view } = await player.until((update) => update.view?.boards[0]?.phase === 'awake')
  expect(view?.boards[0]?.dream).toBe(60)
})

test('the same seat on a phone and a laptop', async () => {
  const table = await openTestTable(server.api, ['Ana'])
  const [phone, laptop] = await Promise.all([open(table.players[0] as SeatPaper), open(table.players[0] as SeatPaper)])
  await phone.link.say({ type: 'ascend', dreamer: ana, mode: 'normal' })
  await laptop.until(({ view }) => view?.boards[0]?.round === 1)
  expect(laptop.now().view).toEqual(phone.now().view)
})

test('a spectator sees what the player sees of the dreamer followed, and may follow another', async () => {
  const table = await openTestTable(server.api, ['Ana', 'Bo'])
  const { codes, token } = table.gardien
  const seat = sure(await server.api.take(codes.spectators, 'ana'))
  const [spectator, player] = await Promise.all([open(seat), open(table.players[0] as SeatPaper)])
  await player.link.say({ type: 'ascend', dreamer: ana, mode: 'normal' })
  await spectator.until(({ view }) => view?.boards[0]?.round === 1)
  expect(spectator.now().view?.boards).toEqual(player.now().view?.boards)
  expect(await spectator.link.say({ type: 'descend', dreamer: ana })).toMatchObject({ refusal: { code: 'not-yours' } })
  const other = await open(sure(await server.api.follow(seat.token, 'bo')))
  expect(other.now().view?.boards.map(({ id }) => id)).toEqual(['bo'])
  expect(await server.api.follow(token, 'bo')).toMatchObject({ code: 'not-yours' })
})

test('who is there is shown to all', async () => {
  const table = await openTestTable(server.api, ['Ana', 'Bo'])
  const gardien = await open(table.gardien)
  const player = await open(table.players[0] as SeatPaper)
  await gardien.until((update) => update.table?.seats[0]?.connected === true)
  expect(gardien.now().table).toMatchObject({ name: 'Une table', gardienConnected: true, spectators: 0 })
  expect(gardien.now().table?.seats).toMatchObject([
    { seat: 'ana', taken: true },
    { seat: 'bo', connected: false },
  ])
  player.link.close()
  await gardien.until((update) => update.table?.seats[0]?.connected === false)
})

test('a dreamer brought by a player appears to all, under an id of its own', async () => {
  const table = await openTestTable(server.api, ['Ana'])
  const gardien = await open(table.gardien)
  const seat = sure(await server.api.bring(table.gardien.codes.players, dreamerNamed('Ana')))
  expect(seat.role).toEqual({ kind: 'joueur', seat: 'ana-2' })
  await gardien.until(({ view }) => view?.boards.length === 2)
  const wrong = { ...dreamerNamed('Zoé'), dream: 'beaucoup' as unknown as number }
  expect(await server.api.bring(table.gardien.codes.players, wrong)).toMatchObject({ code: 'malformed' })
})

test('everything is there again after a restart, under the same numbers', async () => {
  const table = await openTestTable(server.api, ['Ana'])
  const player = await open(table.players[0] as SeatPaper)
  await player.link.say({ type: 'ascend', dreamer: ana, mode: 'normal' })
  const { view } = player.now()
  const before = [...player.notices]
  await server.running.close()
  await player.until(({ state }) => state === 'reconnecting')
  const port = Number(new URL(server.origin).port)
  const again = await startTestServer({ config: { DATA_DIR: server.folder, PORT: port } })
  await player.until(({ state }) => state === 'online')
  expect(player.now().view).toEqual(view)
  expect(player.notices).toEqual(before)
  const seat: KeeperPaper | SeatPaper = sure(await server.api.seatOf(table.gardien.token))
  expect(seat).toEqual(table.gardien)
  player.link.close()
  await again.stop()
  server = await startTestServer()
})
