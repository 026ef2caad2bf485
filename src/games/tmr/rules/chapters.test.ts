import { expect, test } from 'vitest'
import { memoryStorage } from '../../../kit/memoryStorage.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../../kit/roles.ts'
import { openRoom, type Room } from '../../../kit/room/room.ts'
import { readSave } from '../../../kit/save.ts'
import { someOf } from '../../../kit/testing/often.ts'
import { type Event, type TableSetup, type Told, tmr, type View } from './index.ts'
import { goldenSaves, sure, textOf } from './testing/openGolden.ts'
import { chanceOf, FIRST, legalCommand, livelyDice, liveTable } from './testing/randomPlay.ts'

type TmrRoom = Room<TableSetup, Event, View, Told>

const CHAPTERS = { maker: 'test', every: 7, hold: 5 }

const open = async (storage: ReturnType<typeof memoryStorage<Event>>, chapters: typeof CHAPTERS | null): Promise<TmrRoom> =>
  sure(await openRoom({ game: tmr, storage, dice: livelyDice(1), clock: () => 0, ...(chapters && { chapters }) }))

/** Everything that a role can be told or shown, as it is sent. */
const allOf = async (room: TmrRoom, role: Role): Promise<string> => {
  const page = await room.page(role, 0, { notices: 100_000, letters: 1e9 })
  const { requests, view, unsubscribe } = room.subscribe(role, 0, () => {})
  unsubscribe()
  const views: unknown[] = []
  for (let n = 0; n <= page.n; n += 4) views.push(await room.viewAt(role, n))
  return JSON.stringify({ page, requests, view, views })
}

const rolesAt = (room: TmrRoom): Role[] => [
  GARDIEN,
  spectateur(''),
  ...room.places().flatMap(({ id }) => [joueur(id), spectateur(id)]),
]

const expectSame = async (one: TmrRoom, other: TmrRoom): Promise<void> => {
  for (const role of rolesAt(one)) expect(await allOf(other, role)).toBe(await allOf(one, role))
}

test.each(someOf(goldenSaves()))(
  '%s opened from snapshots tells and shows everybody what a replay does, byte for byte',
  async (file) => {
    const save = sure(readSave(textOf(file), tmr))
    const storage = memoryStorage<Event>(save)
    const whole = await open(storage, null)
    const first = await open(storage, CHAPTERS)
    await expectSame(whole, first)
    await first.idle()
    const again = await open(storage, CHAPTERS)
    if (whole.version() > 30) expect(again.entries.length).toBeLessThan(whole.version())
    await expectSame(whole, again)
    const undo = { id: 'long ago', by: GARDIEN, target: { message: 3 } }
    expect(await again.undo(undo)).toEqual(await (await open(memoryStorage<Event>(save), null)).undo(undo))
    expect(await whole.refresh()).toBeNull()
    await expectSame(whole, again)
  },
)

test('random play of a dreamer is the same from snapshots, and its state is plain data', async () => {
  const storage = memoryStorage<Event>({ game: tmr.id, rules: tmr.rules, setup: liveTable(), entries: [] })
  const [room, chance] = [await open(storage, CHAPTERS), chanceOf(7)]
  let table = tmr.initial(liveTable())
  for (let at = 0; room.version() < 300; at++) {
    const tired = table.dreamers[FIRST]?.stage.phase === 'asleep' || (table.dreamers[FIRST]?.dream ?? 0) < 3
    const found = tired ? null : legalCommand(table, FIRST, chance)
    const command = tired
      ? { type: 'correct', dreamer: FIRST, dream: 40, fatigue: 0 }
      : (found ?? { type: 'ascend', dreamer: FIRST, mode: 'normal' })
    const answer = await room.say({ id: `${at}`, by: tired ? GARDIEN : joueur(FIRST), command })
    if (!answer.ok) continue
    const [written] = await storage.since(answer.seq - 1)
    if (written?.kind === 'done') table = written.events.reduce(tmr.evolve, table)
    expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table)
  }
  await room.idle()
  const [again, whole] = [await open(storage, CHAPTERS), await open(storage, null)]
  expect(again.entries.length).toBeLessThan(50)
  await expectSame(whole, again)
})
