import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { later } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN, roleKey } from '../kit/roles.ts'
import { openRoom } from '../kit/room/room.ts'
import { openSqlite } from './persistence/sqlite.ts'
import { digestOf } from './seats/codes.ts'
import { killRun } from './testing/killRun.ts'
import { DUEL_PLAYED, TMR_PLAYED } from './testing/playedGames.ts'
import type { PlayedTable } from './testing/playedTable.ts'

/** `npm run test:processes` kills a hundred times. */
const KILLS = Number(process.env.KILLS ?? 2)

type Store = Awaited<ReturnType<typeof openSqlite>>

const roomOf = async (store: Store, { played, seats }: PlayedTable) => {
  const id = (await store.records.registry.seat(digestOf(seats[0]?.seat.token ?? '')))?.table ?? ''
  const room = await openRoom({
    game: played.game,
    storage: store.entries.storageOf(id),
    dice: seededDice(1),
    clock: () => 0,
  })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}
type Kept = Awaited<ReturnType<typeof roomOf>>

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** How many of a table's commands were acknowledged: each is there once, nothing else is, and every seat has seen it all. */
const expectKept = ({ seats }: PlayedTable, room: Kept): number => {
  const stored = new Map<string, number>()
  for (const { id: of, by } of room.entries) stored.set(`${roleKey(by)} ${of}`, (stored.get(`${roleKey(by)} ${of}`) ?? 0) + 1)
  expect([...stored.values()].every((times) => times === 1)).toBe(true)

  let acknowledged = 0
  for (const { seat, answers, watched } of seats) {
    for (const { id: of, answer } of answers) {
      expect([of, stored.get(`${roleKey(seat.role)} ${of}`) ?? 0]).toEqual([of, answer.ok ? 1 : 0])
      if (answer.ok) acknowledged++
    }
    const fresh = room.subscribe(seat.role, 0, () => {})
    expect(watched.notices).toEqual(plain(fresh.missed))
    expect(watched.now().view).toEqual(plain(fresh.view))
  }
  return acknowledged
}

/** Each hour that was acknowledged has passed once. */
const expectHours = ({ seats }: PlayedTable, room: Kept): void => {
  const hours = new Set(seats[0]?.answers.filter(({ answer }) => answer.ok).map(({ id: of }) => of)).size
  expect(room.view(GARDIEN).clock).toEqual(later({ day: 1, hour: 'vaisseau' }, hours))
}

test(`the server killed ${KILLS} times under play of both games: nothing acknowledged is lost, nothing is done twice`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
  const { tables, amidAnswers } = await killRun(folder, KILLS, 11, [TMR_PLAYED, DUEL_PLAYED])
  const store = await openSqlite(join(folder, 'tables.db'))
  const acknowledged = new Map([TMR_PLAYED, DUEL_PLAYED].map((played) => [played, 0]))
  for (const table of tables) {
    const room = await roomOf(store, table)
    acknowledged.set(table.played, (acknowledged.get(table.played) ?? 0) + expectKept(table, room))
    if (table.played === TMR_PLAYED) expectHours(table, room)
  }
  console.info(`${KILLS} kills, ${[...acknowledged.values()].join(' and ')} commands acknowledged, ${amidAnswers} amid a defence`)
  for (const sum of acknowledged.values()) expect(sum).toBeGreaterThan(KILLS)
  expect(amidAnswers).toBeGreaterThan(KILLS / 8)
  await store.close()
  rmSync(folder, { recursive: true })
}, 900_000)
