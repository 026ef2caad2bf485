import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Event, tmr } from '../games/tmr/rules/index.ts'
import { later } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN, roleKey } from '../kit/roles.ts'
import { openRoom } from '../kit/room/room.ts'
import { openSqlite } from './persistence/sqlite.ts'
import { digestOf } from './seats/codes.ts'
import { killRun } from './testing/killRun.ts'

/** `npm run test:kill` kills a hundred times. */
const KILLS = Number(process.env.KILLS ?? 4)

test(`the server killed ${KILLS} times under play: nothing acknowledged is lost, nothing is done twice`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
  const seats = await killRun(folder, KILLS, 11)
  const store = await openSqlite(join(folder, 'tables.db'))
  const id = (await store.records.registry.seat(digestOf(seats[0]?.seat.token ?? '')))?.table ?? ''
  const storage = store.entries.storageOf<Event>(id)
  const room = await openRoom({ game: tmr, storage, dice: seededDice(1), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)

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
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    expect(watched.notices).toEqual(plain(fresh.missed))
    expect(watched.now().view).toEqual(plain(fresh.view))
  }
  // Each hour that was acknowledged has passed once.
  const hours = new Set(seats[0]?.answers.filter(({ answer }) => answer.ok).map(({ id: of }) => of)).size
  expect(room.view(GARDIEN).clock).toEqual(later({ day: 1, hour: 'vaisseau' }, hours))
  expect(acknowledged).toBeGreaterThan(KILLS * 3)
  console.info(`${KILLS} kills, ${acknowledged} commands acknowledged, ${room.entries.length} entries`)
  await store.close()
  rmSync(folder, { recursive: true })
}, 900_000)
