import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeeperPaper, SeatPaper } from '../../kit/doors.ts'
import { PROTOCOL } from '../../kit/wire.ts'
import { dreamerNamed, linkOf, openTestTable, startTestServer, sure, type TestServer, type Watched } from '../testing/harness.ts'
import { type RawClient, rawClient } from '../testing/rawClient.ts'
import { newToken } from './codes.ts'

let server: TestServer
const ends: (() => void)[] = []

beforeEach(async () => {
  server = await startTestServer({ config: { WRONG_DELAY_MS: 1, CODE_TRIES_PER_MINUTE: 1000 } })
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await server.stop()
})

const open = (seat: Pick<SeatPaper, 'token' | 'role'>): Watched => {
  const one = linkOf(server.origin, seat)
  ends.push(() => one.link.close())
  return one
}

const online = async (seat: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const one = open(seat)
  await one.until(({ state }) => state === 'online')
  return one
}

const raw = async ({ token }: Pick<SeatPaper, 'token'>): Promise<RawClient> => {
  const client = await rawClient(server.origin)
  ends.push(() => client.close())
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  return client
}

const NO_SUCH_SEAT = { code: 'no-such-seat' }

test('a link to one’s own seat works once and becomes another key; both are good', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  for (const seat of [gardien, players[0] as SeatPaper]) {
    const { code } = sure(await server.api.link(seat.token))
    const key = newToken()
    const elsewhere = sure(await server.api.takeLink(code, key))
    expect(elsewhere).toEqual({ ...seat, token: key })
    expect(await server.api.takeLink(code, newToken())).toMatchObject(NO_SUCH_SEAT)
    await online(elsewhere)
    await online(seat)
  }
})

test('a link taken twice with the same key, as after a lost answer, is taken once and answered twice', async () => {
  const { gardien } = await openTestTable(server.api, [])
  const { code } = sure(await server.api.link(gardien.token))
  const key = newToken()
  const both = await Promise.all([server.api.takeLink(code, key), server.api.takeLink(code, key)])
  expect(both[0]).toEqual(both[1])
  expect(both[0]).toEqual({ ...gardien, token: key })
})

test('with a key that opens a seat already no code is tried: a right one and a wrong one are answered alike', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const [ana] = players as [SeatPaper]
  const { code } = sure(await server.api.link(gardien.token))
  expect(await server.api.takeLink(newToken(), ana.token)).toEqual(ana)
  expect(await server.api.takeLink(code, ana.token)).toEqual(ana)
  expect(await server.api.takeLink(code, newToken())).toMatchObject({ role: gardien.role })
})

test('a link dies with its time', async () => {
  let time = Date.now()
  const later = await startTestServer({ config: { WRONG_DELAY_MS: 1, HANDOVER_HOURS: 1 }, now: () => time })
  ends.push(() => void later.stop())
  const gardien = sure(await later.api.openTable('Une table'))
  const { code } = sure(await later.api.link(gardien.token))
  time += 3_600_001
  expect(await later.api.takeLink(code, newToken())).toMatchObject(NO_SUCH_SEAT)
})

test('a key is not renewed to one that is taken, or waits at a door', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const [ana] = players as [SeatPaper]
  expect(await server.api.renew(ana.token, gardien.token)).toMatchObject({ code: 'key-known' })
  expect(await server.api.renew(ana.token, ana.token)).toMatchObject({ code: 'key-known' })
  sure(await server.api.setApproval(gardien.token, true))
  const waits = await server.api.bring(gardien.codes.players, dreamerNamed('Bo'))
  expect(waits).toMatchObject({ waiting: true })
  expect(await server.api.renew(ana.token, (waits as { token: string }).token)).toMatchObject({ code: 'key-known' })
  for (const seat of [gardien, ana]) expect(await server.api.seatOf(seat.token)).toMatchObject({ role: seat.role })
})

test('a renewed key: the old ones, their connections, links and codes are dead at once', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const thief = sure(await server.api.takeLink(sure(await server.api.link(gardien.token)).code, newToken()))
  const backDoor = sure(await server.api.link(thief.token))
  const stolen = await online(thief)
  const player = await online(players[0] as SeatPaper)
  const key = newToken()
  const renewed = sure(await server.api.renew(gardien.token, key)) as KeeperPaper
  await stolen.until(({ state }) => state === 'refused')
  expect(renewed).toMatchObject({ token: key, role: { kind: 'gardien' }, table: 'Une table' })
  for (const token of [gardien.token, thief.token]) expect(await server.api.seatOf(token)).toMatchObject({ code: 'key-renewed' })
  expect(await server.api.takeLink(backDoor.code, newToken())).toMatchObject(NO_SUCH_SEAT)
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject(NO_SUCH_SEAT)
  expect(await server.api.invitation(renewed.codes.players)).toMatchObject({ kind: 'joueur' })
  expect(await server.api.seatOf(key)).toEqual(renewed)
  expect(await server.api.renew(gardien.token, key)).toEqual(renewed)
  expect(player.now().state).toBe('online')
})

test('the table is handed over: the former gardien is out when, and only when, the link is taken', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana'])
  const former = await online(gardien)
  const { code } = sure(await server.api.handOverTable(gardien.token))
  expect(await server.api.seatOf(gardien.token)).toEqual(gardien)
  const heir = sure(await server.api.takeLink(code, newToken())) as KeeperPaper
  await former.until(({ state }) => state === 'refused')
  expect(await server.api.seatOf(gardien.token)).toMatchObject({ code: 'handed-over' })
  expect(await server.api.renewCodes(gardien.token)).toMatchObject(NO_SUCH_SEAT)
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject(NO_SUCH_SEAT)
  expect((await online(heir)).now().view?.role).toEqual({ kind: 'gardien' })
  expect(await server.api.take(heir.codes.spectators, 'ana')).toMatchObject({ role: { kind: 'spectateur' } })
})

test('a spectator has no link to give, and nobody but the gardien hands the table over', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const spectator = sure(await server.api.take(gardien.codes.spectators, 'ana'))
  expect(await server.api.link(spectator.token)).toMatchObject({ code: 'not-yours' })
  expect(await server.api.renew(spectator.token, newToken())).toMatchObject({ code: 'not-yours' })
  for (const { token } of [spectator, players[0] as SeatPaper])
    expect(await server.api.handOverTable(token)).toMatchObject({ code: 'gardien-only' })
})

test('a spectator who left hears nothing more, and the others who follow the same dreamer do', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana'])
  const [leaves, stays] = [
    sure(await server.api.take(gardien.codes.spectators, 'ana')),
    sure(await server.api.take(gardien.codes.spectators, 'ana')),
  ]
  const [gone, there] = [await raw(leaves), await raw(stays)]
  expect(await server.api.leave(leaves.token)).toBeNull()
  await gone.hears('bye')
  const heardBefore = gone.heard.length
  const tools = await online(gardien)
  expect(await tools.link.say({ type: 'advance', hours: 1 })).toEqual({ ok: true })
  await there.hears('feed')
  await gone.closed()
  expect(gone.heard.slice(heardBefore)).toEqual([])
})

test('a spectator who follows another dreamer is no longer told of the first, in any window', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana', 'Bo'])
  const seat = sure(await server.api.take(gardien.codes.spectators, 'ana'))
  const window = await raw(seat)
  sure(await server.api.follow(seat.token, 'bo'))
  expect(await window.hears('bye')).toMatchObject({ code: 'moved' })
})

test('a window left open shows the dreamer that is followed now, from the beginning', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana', 'Bo'])
  const seat = sure(await server.api.take(gardien.codes.spectators, 'ana'))
  const window = await online(seat)
  sure(await server.api.follow(seat.token, 'bo'))
  const { view } = await window.until((update) => update.view?.boards[0]?.id === 'bo')
  expect(view?.role).toEqual({ kind: 'spectateur', seat: 'bo' })
})

test('a seat freed, or a table removed, while somebody sits down: they do not', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo'])
  const client = await rawClient(server.origin)
  ends.push(() => client.close())
  const freeing = server.api.free(gardien.token, 'ana')
  client.say({ type: 'hello', protocol: PROTOCOL, token: (players[0] as SeatPaper).token, from: 0 })
  await freeing
  expect(['freed', 'no-seat', 'sent-out']).toContain((await client.hears('bye')).code)
  const other = await rawClient(server.origin)
  ends.push(() => other.close())
  const removing = server.api.removeTable(gardien.token)
  other.say({ type: 'hello', protocol: PROTOCOL, token: (players[1] as SeatPaper).token, from: 0 })
  await removing
  expect(['table-closed', 'freed', 'no-seat', 'table-failed']).toContain((await other.hears('bye')).code)
})

test('what carries a key is kept by nothing on its way', async () => {
  const { gardien } = await openTestTable(server.api, [])
  const asked = [
    fetch(`${server.origin}/api/seat`, { headers: { authorization: `Bearer ${gardien.token}` } }),
    fetch(`${server.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Une autre' }),
    }),
    fetch(`${server.origin}/api/seat`, { headers: { authorization: 'Bearer wrong' } }),
  ]
  for (const answer of await Promise.all(asked)) expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a seat asked for twice with the same key is one seat and one dreamer', async () => {
  const { gardien } = await openTestTable(server.api, [])
  const key = newToken()
  const ana = dreamerNamed('Ana')
  const ask = () => server.api.bring(gardien.codes.players, ana, { key })
  const seats = [...(await Promise.all([ask(), ask()])), await ask()]
  for (const seat of seats)
    expect(seat).toEqual({ token: key, role: { kind: 'joueur', seat: 'ana' }, table: 'Une table', game: 'tmr' })
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject({ dreamers: [{ id: 'ana' }] })
})

test('a table of the first layout is opened as it was: its gardien finds the codes, its one-time codes are good', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana'])
  const { code } = sure(await server.api.handOver(gardien.token, 'ana'))
  const file = new Database(`${server.folder}/tables.db`)
  ends.push(() => file.close())
  // As it was before keys were sealed: the codes follow from the key itself.
  const { codesOf, digestOf } = await import('./codes.ts')
  const codes = codesOf(gardien.token, 0)
  file.prepare('UPDATE tables SET players = ?, spectators = ?').run(digestOf(codes.players), digestOf(codes.spectators))
  file.prepare(`UPDATE seats SET sealed = ''`).run()
  expect(await server.api.seatOf(gardien.token)).toMatchObject({ codes })
  expect(await server.api.invitation(codes.players)).toMatchObject({ kind: 'joueur' })
  expect(await server.api.take(code, 'ana')).toMatchObject({ role: { kind: 'joueur', seat: 'ana' } })
})
