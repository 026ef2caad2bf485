import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SeatPaper } from '../../kit/doors.ts'
import { dreamerNamed, linkOf, openTestTable, startTestServer, sure, type TestServer, type Watched } from '../testing/harness.ts'
import { newToken } from './codes.ts'

let server: TestServer
const links: Watched[] = []
const DELAY = 150

beforeEach(async () => {
  server = await startTestServer({
    // The rates below do not heal while a busy machine takes its time.
    elapsed: () => 0,
    config: { WRONG_DELAY_MS: DELAY, CODE_TRIES_PER_MINUTE: 40, MAX_TABLES: 2, MAX_SPECTATORS: 1 },
  })
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
})

const open = (seat: Pick<SeatPaper, 'token' | 'role'>): Watched => {
  const one = linkOf(server.origin, seat)
  links.push(one)
  return one
}

test('a code opens a choice of dreamers; a seat is taken once', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana'])
  const { players, spectators } = gardien.codes
  expect(await server.api.invitation(players.toLowerCase())).toEqual({
    kind: 'joueur',
    table: 'Une table',
    game: 'tmr',
    dreamers: [{ id: 'ana', name: 'Ana', free: false, wears: { colour: 'sky', figure: 'star' } }],
    approval: false,
    full: false,
    worn: [expect.any(String), expect.any(String)],
    absence: null,
  })
  expect(await server.api.invitation(spectators)).toMatchObject({ kind: 'spectateur', dreamers: [{ id: 'ana', free: true }] })
  expect(await server.api.take(players, 'ana')).toMatchObject({ code: 'seat-taken' })
  expect(await server.api.take(players, 'zoe')).toMatchObject({ code: 'unknown-dreamer' })
})

test('coming back with the token takes the seat again, and says who one is', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const seat = players[0] as SeatPaper
  expect(await server.api.seatOf(seat.token)).toEqual(seat)
  expect(await server.api.seatOf(gardien.token)).toEqual(gardien)
})

test('the gardien frees a seat: who sat there is sent away, and anybody may take it', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const player = open(players[0] as SeatPaper)
  await player.until(({ state }) => state === 'online')
  expect(await server.api.free(gardien.token, 'ana')).toBeNull()
  await player.until(({ state }) => state === 'refused')
  expect(await player.link.undo()).toMatchObject({ ok: false, refusal: { code: 'sent-out' } })
  expect(await server.api.seatOf((players[0] as SeatPaper).token)).toMatchObject({ code: 'sent-out' })
  const next = sure(await server.api.take(gardien.codes.players, 'ana'))
  expect((await open(next).until(({ state }) => state === 'online')).view?.boards).toHaveLength(1)
})

test('a seat is handed over with a code that is good once', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo'])
  const before = open(players[0] as SeatPaper)
  await before.until(({ state }) => state === 'online')
  const { code } = sure(await server.api.handOver(gardien.token, 'ana'))
  expect(await server.api.invitation(code)).toMatchObject({ kind: 'joueur', dreamers: [{ id: 'ana', free: true }] })
  const heir = sure(await server.api.take(code, 'ana'))
  expect(heir.role).toEqual({ kind: 'joueur', seat: 'ana' })
  await before.until(({ state }) => state === 'refused')
  expect(await server.api.take(code, 'ana')).toMatchObject({ code: 'no-such-seat' })
})

test('a player leaves a seat of their own will', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  expect(await server.api.leave((players[0] as SeatPaper).token)).toBeNull()
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject({ dreamers: [{ free: true }] })
})

test('[HID-6] a free place tells where it stands to whoever may take it, and to nobody who has to knock or only watches', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo'])
  await server.api.leave((players[0] as SeatPaper).token)
  const standing = async (code: string) => sure(await server.api.invitation(code)).dreamers.map(({ stands }) => stands)
  const [ana, bo] = await standing(gardien.codes.players)
  expect(ana).toMatch(/^[A-O]\d+$/)
  expect(bo).toBeUndefined()
  expect(await standing(gardien.codes.spectators)).toEqual([undefined, undefined])
  await server.api.setApproval(gardien.token, true)
  expect(await standing(gardien.codes.players)).toEqual([undefined, undefined])
})

test('a free place tells who played it, and keeps their colour and figure, also when its table is opened again from a file', async () => {
  const { gardien } = await openTestTable(server.api, [])
  const person = { name: 'Béa', colour: 'coral', figure: 'bell' } as const
  const bea = sure(await server.api.bring(gardien.codes.players, dreamerNamed('Ana'), { person }))
  const offered = async (code: string) => sure(await server.api.invitation(code)).dreamers[0]
  expect(await offered(gardien.codes.players)).not.toHaveProperty('played')
  const { save } = sure(await server.api.saveOf(gardien.token))
  await server.api.leave(bea.token)
  const free = { free: true, played: 'Béa', wears: { colour: 'coral', figure: 'bell' } }
  expect(await offered(gardien.codes.players)).toMatchObject(free)
  await server.api.removeTable(gardien.token)
  const again = sure(await server.api.openSaved('Encore', save))
  expect(await offered(again.codes.players)).toMatchObject(free)
  expect(await offered(again.codes.spectators)).not.toHaveProperty('played')
})

test('of those who played, a file says no more than a name may', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana'])
  const { save } = sure(await server.api.saveOf(gardien.token))
  const said = [{ seat: 'ana', called: 'Bé\u202ea', colour: 'none', figure: '' }, 'ana', null]
  await server.api.removeTable(gardien.token)
  const again = sure(await server.api.openSaved('Encore', JSON.stringify({ ...JSON.parse(save), played: said })))
  expect(sure(await server.api.invitation(again.codes.players)).dreamers[0]).not.toHaveProperty('played')
})

test('renewed codes shut the old doors, and send the spectators away', async () => {
  const { gardien } = await openTestTable(server.api, ['Ana'])
  const spectator = open(sure(await server.api.take(gardien.codes.spectators, 'ana')))
  await spectator.until(({ state }) => state === 'online')
  expect(await server.api.take(gardien.codes.spectators, 'ana')).toMatchObject({ code: 'too-many' })
  const codes = sure(await server.api.renewCodes(gardien.token))
  await spectator.until(({ state }) => state === 'refused')
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject({ code: 'no-such-seat' })
  expect(await server.api.invitation(codes.players)).toMatchObject({ kind: 'joueur' })
  expect(await server.api.seatOf(gardien.token)).toMatchObject({ codes })
})

test('only the gardien frees, hands over, renews and removes', async () => {
  const { players } = await openTestTable(server.api, ['Ana'])
  const { token } = players[0] as SeatPaper
  const answers = await Promise.all([
    server.api.free(token, 'ana'),
    server.api.handOver(token, 'ana'),
    server.api.renewCodes(token),
    server.api.removeTable(token),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ code: 'gardien-only' })
})

test('a removed table is gone for all, and makes room for another', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  await openTestTable(server.api, [])
  expect(await server.api.openTable('De trop')).toMatchObject({ code: 'too-many-tables' })
  const player = open(players[0] as SeatPaper)
  await player.until(({ state }) => state === 'online')
  expect(await server.api.removeTable(gardien.token)).toBeNull()
  await player.until(({ state }) => state === 'refused')
  // Whoever was away is told so when they come again.
  for (const { token } of [gardien, ...players]) expect(await server.api.seatOf(token)).toMatchObject({ code: 'table-closed' })
  sure(await server.api.openTable('À la place'))
})

test('wrong codes and tokens are answered alike, and slowly', async () => {
  await openTestTable(server.api, [])
  const slowly = async (asking: Promise<unknown>): Promise<unknown> => {
    const from = performance.now()
    const answer = await asking
    expect(performance.now() - from).toBeGreaterThan(DELAY - 5)
    return answer
  }
  const answers = await Promise.all(
    [
      server.api.invitation('ABCDEFGH'),
      server.api.invitation(''),
      server.api.take('ABCDEFGH', 'ana'),
      server.api.seatOf('x'.repeat(43)),
      server.api.seatOf(''),
      server.api.free('x', 'ana'),
    ].map(slowly),
  )
  for (const answer of answers) expect(answer).toEqual({ code: 'no-such-seat', rule: null, params: {} })
  const stranger = open({ token: 'x'.repeat(43), role: { kind: 'gardien' } })
  const from = performance.now()
  await stranger.until(({ state }) => state === 'refused')
  expect(performance.now() - from).toBeGreaterThan(DELAY - 20)
})

test('whoever tries codes too fast is stopped', async () => {
  const tries = await Promise.all(Array.from({ length: 45 }, (_, at) => server.api.invitation(`WRONG${at}`)))
  expect(tries.filter((answer) => 'code' in answer && answer.code === 'too-fast').length).toBe(5)
})

test('tokens and codes are neither logged nor kept as they are', async () => {
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  const { code } = sure(await server.api.handOver(gardien.token, 'ana'))
  const waits = { key: newToken(), browser: newToken() }
  sure(await server.api.setApproval(gardien.token, true))
  await server.api.bring(gardien.codes.players, dreamerNamed('Bo'), waits)
  await server.api.invitation('WRNGCD22')
  await server.api.seatOf('wrong-token-that-nobody-has')
  const player = open(players[0] as SeatPaper)
  await player.until(({ state }) => state === 'online')
  const secrets = [gardien.token, (players[0] as SeatPaper).token, gardien.codes.players, gardien.codes.spectators, code]
  secrets.push(waits.key, waits.browser)
  const kept = ['tables.db', 'tables.db-wal'].map((file) => readFileSync(join(server.folder, file), 'latin1')).join('')
  const logged = server.logged.join('')
  for (const secret of secrets) {
    expect(kept.includes(secret)).toBe(false)
    expect(logged.includes(secret)).toBe(false)
  }
  expect(logged).not.toContain('WRNGCD22')
  expect(logged).not.toContain('wrong-token')
})

test('whoever comes in, or knocks, while the table is closed leaves nothing behind', async () => {
  for (const approval of [false, true])
    for (let round = 0; round < 5; round++) {
      const gardien = sure(await server.api.openTable('Une table'))
      sure(await server.api.setApproval(gardien.token, approval))
      const coming = Array.from({ length: 8 }, (_, at) => server.api.bring(gardien.codes.players, dreamerNamed(`D${at}`)))
      await Promise.all([...coming, server.api.removeTable(gardien.token)])
    }
  const database = new Database(join(server.folder, 'tables.db'))
  const left = ['seats', 'joiners'].map((rows) => database.prepare(`SELECT table_id FROM ${rows}`).raw().all())
  database.close()
  expect(left).toEqual([[], []])
})
