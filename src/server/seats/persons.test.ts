import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TableInfo } from '../../house/seat/link.ts'
import type { Comer, KeeperPaper, SeatPaper } from '../../kit/doors.ts'
import type { Colour } from '../../kit/person.ts'
import { dreamerNamed, linkOf, startTestServer, sure, type TestServer, type Watched } from '../testing/harness.ts'

let folder: string
let server: TestServer
let gardien: KeeperPaper
const links: Watched[] = []

const named = (name: string, colour?: Colour, browser = `browser of ${name}`): Comer => ({
  browser,
  person: { name, ...(colour && { colour }) },
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demi-reve-persons-'))
  server = await startTestServer({ config: { DATA_DIR: folder } })
  gardien = sure(await server.api.openTable('La Lune Borgne', undefined, named('Marie')))
})
afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bring = (dreamer: string, comer: Comer) => server.api.bring(gardien.codes.players, dreamerNamed(dreamer), comer)
const watch = (comer: Comer) => server.api.take(gardien.codes.spectators, '', comer)

const online = async (seat: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const one = linkOf(server.origin, seat)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

const tableSeenBy = async (seat: Pick<SeatPaper, 'token' | 'role'>): Promise<TableInfo> => {
  const { table } = (await online(seat)).now()
  if (!table) throw new Error('no table was told of')
  return table
}

test('everybody hears what each is called, with a colour and a figure that nobody else has', async () => {
  const ana = sure(await bring('Nitouche', named('Anne', 'sky')))
  sure(await bring('Nitouche', named('Bruno', 'sky')))
  const cyd = sure(await watch(named('Cyd')))
  for (const seat of [gardien, ana, cyd]) {
    const { seats, keeper, watchers } = await tableSeenBy(seat)
    expect(seats.map(({ name, called }) => [name, called])).toEqual([
      ['Nitouche', 'Anne'],
      ['Nitouche', 'Bruno'],
    ])
    expect(keeper?.called).toBe('Marie')
    expect(watchers.map(({ called }) => called)).toEqual(['Cyd'])
    expect(seats[0]?.wears.colour).toBe('sky')
    const worn = [keeper, ...seats, ...watchers].map((one) => one?.wears)
    expect(new Set(worn.map((one) => one?.colour)).size).toBe(4)
    expect(new Set(worn.map((one) => one?.figure)).size).toBe(4)
  }
})

test('what was given to whoever wished nothing stays theirs, whoever comes or goes', async () => {
  sure(await bring('Ana', named('Anne')))
  const watcher = sure(await watch(named('Cyd')))
  const wornBy = async (): Promise<readonly unknown[]> => {
    const { seats, watchers } = await tableSeenBy(watcher)
    return [seats.find(({ called }) => called === 'Anne'), ...watchers].map((one) => one?.wears)
  }
  const before = await wornBy()
  const [first] = before as [{ readonly colour: Colour }]
  const bo = sure(await bring('Bo', named('Bruno', first.colour)))
  expect(await wornBy()).toEqual(before)
  sure(await server.api.leave(bo.token))
  expect(await wornBy()).toEqual(before)
})

test('whoever is known by no browser may change their colour under their own name', async () => {
  const cyd = sure(await watch({ person: { name: 'Cyd' } }))
  expect(await server.api.setPerson(cyd.token, { name: 'Cyd', colour: 'rose' })).toBeNull()
})

test('nobody takes the name of another, however it is written; their own browser may have it again', async () => {
  sure(await bring('Nitouche', named('Anne')))
  for (const name of ['Anne', 'ANNE', 'Аnne', 'Ánne.', 'Marie'])
    expect(await watch(named(name, undefined, 'a stranger'))).toMatchObject({ code: 'called-taken' })
  expect(await bring('Gaspard', named('anne', undefined, 'a stranger'))).toMatchObject({ code: 'called-taken' })
  expect((await tableSeenBy(gardien)).seats).toHaveLength(1)
  sure(await watch(named('Anne')))
  sure(await watch(named('Anna', undefined, 'a stranger')))
})

test('a name that hides, is too long or is nothing is refused in words, and nobody comes', async () => {
  for (const [name, code] of [
    ['An\u202ene', 'name-hides'],
    ['An\u200bne', 'name-hides'],
    [`A${'\u0301'.repeat(30)}`, 'name-hides'],
    ['\ud83d', 'name-hides'],
    [' \u3000 ', 'name-empty'],
    ['x'.repeat(41), 'name-long'],
  ] as const)
    expect(await bring('Nitouche', named(name))).toMatchObject({ code })
  expect(await server.api.openTable('Une table', undefined, named('\u2067'))).toMatchObject({ code: 'name-hides' })
  expect((await tableSeenBy(gardien)).seats).toEqual([])
})

test('one may be called otherwise later, but not as somebody else', async () => {
  const ana = sure(await bring('Nitouche', named('Anne')))
  const watched = await online(gardien)
  expect(await server.api.setPerson(ana.token, { name: 'Marie' })).toMatchObject({ code: 'called-taken' })
  expect(await server.api.setPerson(ana.token, { name: 'Annette', colour: 'moss', figure: 'bell' })).toBeNull()
  await watched.until(({ table }) => table?.seats[0]?.called === 'Annette')
  expect(watched.now().table?.seats[0]?.wears).toEqual({ colour: 'moss', figure: 'bell' })
  expect(await server.api.setPerson('nobody', { name: 'Zoé' })).toMatchObject({ code: 'no-such-seat' })
})

test('a link to another device is the same person; a seat handed over is somebody else’s', async () => {
  const ana = sure(await bring('Nitouche', named('Anne', 'rose')))
  const seat = 'seat' in ana.role ? ana.role.seat : ''
  const { code } = sure(await server.api.link(ana.token))
  sure(await server.api.takeLink(code, 'k'.repeat(43), named('Zoé', 'moss', 'phone')))
  expect((await tableSeenBy(gardien)).seats[0]).toMatchObject({ called: 'Anne', wears: { colour: 'rose' } })
  const handed = sure(await server.api.handOver(gardien.token, seat))
  sure(await server.api.take(handed.code, seat, named('Zoé', 'moss')))
  expect((await tableSeenBy(gardien)).seats[0]).toMatchObject({ called: 'Zoé', wears: { colour: 'moss' } })
  expect(await server.api.seatOf(ana.token)).toMatchObject({ code: 'handed-over' })
})

test('the table has as many seats as its gardien says; the next one is refused, and leaves nothing behind', async () => {
  expect(await server.api.setPlaces(gardien.token, 2)).toBeNull()
  const came = await Promise.all(['Anne', 'Bruno', 'Cyd', 'Dan'].map((name) => bring('Nitouche', named(name))))
  const refused = came.filter((one) => 'code' in one)
  expect(refused).toHaveLength(2)
  for (const one of refused) expect(one).toMatchObject({ code: 'no-place-left', params: { most: 2 } })
  expect(await tableSeenBy(gardien)).toMatchObject({ places: 2, seats: [{ taken: true }, { taken: true }] })
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject({ full: true })
  expect(await server.api.invitation(gardien.codes.spectators)).toMatchObject({ full: false })
  sure(await watch(named('Eve')))
  expect(await server.api.setPlaces(gardien.token, 3)).toBeNull()
  sure(await bring('Gaspard', named('Fanny')))
  expect(await server.api.setPlaces(gardien.token, 1000)).toMatchObject({ code: 'too-many' })
})

test('a free seat of a full table is not taken either, and lowering the number sends nobody away', async () => {
  const ana = sure(await bring('Nitouche', named('Anne')))
  const bo = sure(await bring('Gaspard', named('Bruno')))
  sure(await server.api.free(gardien.token, 'seat' in bo.role ? bo.role.seat : ''))
  sure(await server.api.setPlaces(gardien.token, 1))
  expect(await server.api.seatOf(ana.token)).toMatchObject({ role: ana.role })
  const taking = server.api.take(gardien.codes.players, 'seat' in bo.role ? bo.role.seat : '', named('Cyd'))
  expect(await taking).toMatchObject({ code: 'no-place-left', params: { most: 1 } })
  expect(await server.api.setPlaces(ana.token, 5)).toMatchObject({ code: 'gardien-only' })
})

test('a spectator sent out is told so, and may come again with the code', async () => {
  const eve = sure(await watch(named('Eve')))
  sure(await watch(named('Fay')))
  const there = await online(eve)
  const watched = await online(gardien)
  const { watchers } = (await watched.until(({ table }) => table?.watchers[0]?.connected === true)).table as TableInfo
  expect(watchers.map(({ called, connected }) => [called, connected])).toEqual([
    ['Eve', true],
    ['Fay', false],
  ])
  expect(await server.api.freeWatcher(gardien.token, watchers[0]?.id ?? '')).toBeNull()
  expect((await there.until(({ state }) => state === 'refused')).refusedFor).toBe('sent-out')
  expect(await server.api.seatOf(eve.token)).toMatchObject({ code: 'sent-out' })
  await watched.until(({ table }) => table?.watchers.length === 1)
  expect(await server.api.freeWatcher(gardien.token, watchers[0]?.id ?? '')).toMatchObject({ code: 'nobody-there' })
  sure(await watch(named('Eve')))
})

test('sent out for good: told so, the old code dead, and the same browser refused with the new one', async () => {
  const eve = sure(await watch(named('Eve')))
  const there = await online(eve)
  const fay = await online(sure(await watch(named('Fay'))))
  const watched = await online(gardien)
  const { watchers } = watched.now().table as TableInfo
  expect(await server.api.banishWatcher(eve.token, watchers[1]?.id ?? '')).toMatchObject({ code: 'gardien-only' })
  const codes = sure(await server.api.banishWatcher(gardien.token, watchers[0]?.id ?? ''))
  expect((await there.until(({ state }) => state === 'refused')).refusedFor).toBe('sent-away')
  expect(await server.api.seatOf(eve.token)).toMatchObject({ code: 'sent-away' })
  expect(await watch(named('Eve'))).toMatchObject({ code: 'no-such-seat' })
  for (const code of [codes.spectators, codes.players]) {
    expect(await server.api.invitation(code, 'browser of Eve')).toMatchObject({ code: 'sent-away' })
    expect(await server.api.take(code, '', named('Zoé', undefined, 'browser of Eve'))).toMatchObject({ code: 'sent-away' })
  }
  expect(fay.now().state).toBe('online')
})

test('only the gardien is told by which id a spectator is sent out', async () => {
  const ana = sure(await bring('Nitouche', named('Anne')))
  const eve = sure(await watch(named('Eve')))
  for (const seat of [ana, eve]) expect((await tableSeenBy(seat)).watchers).toMatchObject([{ id: null, called: 'Eve' }])
  expect((await tableSeenBy(gardien)).watchers[0]?.id).toMatch(/^[\w-]{16}$/)
})

test('names, colours and the number of seats survive a restart', async () => {
  const ana = sure(await bring('Nitouche', named('Anne', 'coral')))
  sure(await server.api.setPlaces(gardien.token, 4))
  const before = await tableSeenBy(ana)
  for (const { link } of links.splice(0)) link.close()
  await server.running.close()
  server = await startTestServer({ config: { DATA_DIR: folder } })
  expect(await tableSeenBy(ana)).toEqual(before)
})
