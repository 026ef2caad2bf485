import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comer, KeeperPaper, SeatPaper } from '../../kit/doors.ts'
import type { WireJoiner } from '../../kit/wire.ts'
import { dreamerNamed, linkOf, openTestTable, startTestServer, sure, type TestServer, type Watched } from '../testing/harness.ts'
import { newToken } from './codes.ts'

let server: TestServer
let gardien: KeeperPaper
let players: readonly SeatPaper[]
const links: Watched[] = []

beforeEach(async () => {
  server = await startTestServer({ config: { WRONG_DELAY_MS: 1, CODE_TRIES_PER_MINUTE: 1000 } })
  const table = await openTestTable(server.api, [])
  gardien = table.gardien
  players = [sure(await server.api.bring(gardien.codes.players, dreamerNamed('Ana'), comer('phone of Al', 'Al')))]
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await server.stop()
})

const comer = (browser: string, name: string): Comer & { readonly key: string } => ({
  key: newToken(),
  browser,
  person: { name },
})

const online = async (seat: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const one = linkOf(server.origin, seat)
  links.push(one)
  await one.until(({ state }) => state === 'online')
  return one
}

const asking = async (watched: Watched): Promise<WireJoiner> => {
  const { door } = await watched.until((update) => (update.door?.asking.length ?? 0) > 0)
  return door?.asking[0] as WireJoiner
}

const watch = async (): Promise<Watched> => {
  const watched = await online(gardien)
  expect(await server.api.setApproval(gardien.token, true)).toBeNull()
  await watched.until(({ door }) => door?.approval === true)
  return watched
}

test('where the gardien approves, whoever joins waits, sees nothing, and sits down when let in', async () => {
  const watched = await watch()
  const bea = comer('phone of Bea', 'Béa')
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject({ approval: true })
  const waiting = { token: bea.key, waiting: true, table: 'Une table', game: 'tmr' }
  expect(await server.api.bring(gardien.codes.players, dreamerNamed('Bo'), bea)).toEqual(waiting)
  expect(await server.api.seatOf(bea.key)).toEqual(waiting)
  const early = linkOf(server.origin, { token: bea.key, role: { kind: 'joueur', seat: 'bo' } })
  links.push(early)
  await early.until(({ state }) => state === 'refused')
  const joiner = await asking(watched)
  expect(joiner).toMatchObject({ name: 'Béa', kind: 'joueur', seat: null, brings: 'Bo' })
  const twice = await Promise.all([server.api.admit(gardien.token, joiner.id), server.api.admit(gardien.token, joiner.id)])
  expect(twice).toEqual([null, expect.objectContaining({ code: 'no-such-request' })])
  await watched.until(({ door }) => door?.asking.length === 0)
  const seat = sure(await server.api.seatOf(bea.key))
  expect(seat.role).toEqual({ kind: 'joueur', seat: 'bo' })
  expect((await online(seat)).now().table?.seats.map(({ seat: of }) => of)).toEqual(['ana', 'bo'])
})

test('whoever knocks asks for a colour and a figure: the gardien sees which, and that is what is worn; what is not asked for is given', async () => {
  const watched = await watch()
  const wished = { ...comer('phone of Bea', 'Béa'), person: { name: 'Béa', colour: 'lilac', figure: 'bridge' } } as const
  await server.api.bring(gardien.codes.players, dreamerNamed('Bo'), wished)
  const joiner = await asking(watched)
  expect(joiner).toMatchObject({ colour: 'lilac', figure: 'bridge' })
  await server.api.admit(gardien.token, joiner.id)
  const isIn = ({ seat, taken }: { seat: string; taken: boolean }): boolean => seat === 'bo' && taken
  const { table } = await watched.until((update) => update.table?.seats.some(isIn) ?? false)
  expect(table?.seats.find(isIn)?.wears).toEqual({ colour: 'lilac', figure: 'bridge' })
  await server.api.bring(gardien.codes.players, dreamerNamed('Cyr'), comer('phone of Cyd', 'Cyd'))
  const cyd = await asking(watched)
  expect([cyd.name, cyd.colour, cyd.figure]).toEqual(['Cyd', undefined, undefined])
})

test('whoever is refused is told so, has no seat, and may ask again', async () => {
  const watched = await watch()
  const bea = comer('phone of Bea', 'Béa')
  expect(await server.api.take(gardien.codes.spectators, 'ana', bea)).toMatchObject({ waiting: true })
  const joiner = await asking(watched)
  expect(joiner).toMatchObject({ kind: 'spectateur', seat: 'ana', brings: null })
  expect(await server.api.turnAway(gardien.token, joiner.id, 'now')).toBeNull()
  expect(await server.api.seatOf(bea.key)).toMatchObject({ code: 'turned-away' })
  expect(await server.api.admit(gardien.token, joiner.id)).toMatchObject({ code: 'no-such-request' })
  expect(await server.api.take(gardien.codes.spectators, 'ana', comer('phone of Bea', 'Béa'))).toMatchObject({ waiting: true })
})

test('whoever knocks under a name that is taken, or at a full table, is told so at once', async () => {
  const watched = await watch()
  expect(await server.api.bring(gardien.codes.players, dreamerNamed('Bo'), comer('phone of Bea', 'Béa'))).toMatchObject({
    waiting: true,
  })
  const joiner = await asking(watched)
  expect(await server.api.admit(gardien.token, joiner.id)).toBeNull()
  const second = comer('phone of a stranger', 'Bea')
  expect(await server.api.bring(gardien.codes.players, dreamerNamed('Cyr'), second)).toMatchObject({ code: 'called-taken' })
  expect(await server.api.setPlaces(gardien.token, 2)).toBeNull()
  expect(await server.api.bring(gardien.codes.players, dreamerNamed('Cyr'), comer('phone of Cyd', 'Cyd'))).toMatchObject({
    code: 'no-place-left',
  })
})

test('whoever waits may go away again, and cannot be let in then', async () => {
  const watched = await watch()
  const bea = comer('phone of Bea', 'Béa')
  await server.api.take(gardien.codes.spectators, 'ana', bea)
  const { id } = await asking(watched)
  expect(await server.api.leave(bea.key)).toBeNull()
  await watched.until(({ door }) => door?.asking.length === 0)
  expect(await server.api.seatOf(bea.key)).toMatchObject({ code: 'no-such-seat' })
  expect(await server.api.admit(gardien.token, id)).toMatchObject({ code: 'no-such-request' })
})

test('what waits at the door survives a restart, and only the gardien hears of it', async () => {
  await server.api.setApproval(gardien.token, true)
  const player = await online(players[0] as SeatPaper)
  const bea = comer('phone of Bea', 'Béa')
  await server.api.bring(gardien.codes.players, dreamerNamed('Bo'), bea)
  expect(player.now().door ?? null).toBeNull()
  for (const { link } of links.splice(0)) link.close()
  const { folder } = server
  await server.running.close()
  server = await startTestServer({ config: { WRONG_DELAY_MS: 1, DATA_DIR: folder } })
  expect(await asking(await online(gardien))).toMatchObject({ name: 'Béa', brings: 'Bo' })
  expect(await server.api.seatOf(bea.key)).toMatchObject({ waiting: true })
})

test('a browser asks once at a time, and a door holds so many', async () => {
  const watched = await watch()
  for (let at = 0; at < 3; at++) await server.api.take(gardien.codes.spectators, 'ana', comer('phone of Bea', `Béa ${at}`))
  await watched.until(({ door }) => door?.asking.length === 1 && door.asking[0]?.name === 'Béa 2')
  const many = Array.from({ length: 20 }, (_, at) => server.api.take(gardien.codes.spectators, 'ana', comer(`b${at}`, 'x')))
  expect((await Promise.all(many)).filter((answer) => 'waiting' in answer)).toHaveLength(20)
  await watched.until(({ door }) => door?.asking.length === 8)
})

test('sent away for good: out at once, the old codes dead, the browser refused with new ones too', async () => {
  const player = await online(players[0] as SeatPaper)
  const watcher = sure(await server.api.take(gardien.codes.spectators, 'ana', comer('phone of Al', 'Al')))
  const other = await online(sure(await server.api.take(gardien.codes.spectators, 'ana', comer('laptop of Cy', 'Cy'))))
  const codes = sure(await server.api.banish(gardien.token, 'ana'))
  await player.until(({ state }) => state === 'refused')
  expect(await server.api.seatOf(watcher.token)).toMatchObject({ code: 'sent-away' })
  expect(await server.api.invitation(gardien.codes.players)).toMatchObject({ code: 'no-such-seat' })
  expect(await server.api.invitation(codes.players, 'phone of Al')).toMatchObject({ code: 'sent-away' })
  expect(await server.api.take(codes.players, 'ana', comer('phone of Al', 'Al'))).toMatchObject({ code: 'sent-away' })
  const { code } = sure(await server.api.handOver(gardien.token, 'ana'))
  expect(await server.api.take(code, 'ana', comer('phone of Al', 'Al'))).toMatchObject({ code: 'sent-away' })
  expect(sure(await server.api.take(code, 'ana', comer('phone of Bea', 'Béa'))).role).toEqual({ kind: 'joueur', seat: 'ana' })
  expect(other.now().state).toBe('online')
})

test('refused for good at the door: that browser is not heard again', async () => {
  const watched = await watch()
  await server.api.take(gardien.codes.spectators, 'ana', comer('phone of Bea', 'Béa'))
  const { id } = await asking(watched)
  await server.api.turnAway(gardien.token, id, 'for-good')
  expect(await server.api.take(gardien.codes.spectators, 'ana', comer('phone of Bea', 'Béa'))).toMatchObject({
    code: 'sent-away',
  })
})

test('a gardien who tries a seat in their own browser does not shut themselves out', async () => {
  const own = sure(await server.api.openTable('Une autre', undefined, { browser: 'desk' }))
  sure(await server.api.bring(own.codes.players, dreamerNamed('Ana'), comer('desk', 'moi')))
  const codes = sure(await server.api.banish(own.token, 'ana'))
  expect(await server.api.seatOf(own.token)).toMatchObject({ codes })
  expect(await server.api.invitation(codes.players, 'desk')).toMatchObject({ kind: 'joueur' })
})

test('two tables cannot tell that a browser is the same', async () => {
  const other = sure(await server.api.openTable('Une autre'))
  await server.api.banish(gardien.token, 'ana')
  expect(await server.api.invitation(other.codes.players, 'phone of Al')).toMatchObject({ kind: 'joueur' })
})

test('only the gardien approves, admits, refuses and banishes', async () => {
  const { token } = players[0] as SeatPaper
  const answers = [
    server.api.setApproval(token, true),
    server.api.admit(token, 'x'),
    server.api.turnAway(token, 'x', 'now'),
    server.api.banish(token, 'ana'),
  ]
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ code: 'gardien-only' })
})
