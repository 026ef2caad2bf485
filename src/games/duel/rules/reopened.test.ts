import { expect, test } from 'vitest'
import { seededDice } from '../../../kit/dice.ts'
import { memoryStorage } from '../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur, spectateur } from '../../../kit/roles.ts'
import { openRoom } from '../../../kit/room/room.ts'
import { newTable, type Storage } from '../../../kit/storage.ts'
import { duel, type Event } from './index.ts'

const POSITION = {
  current: 'a',
  seats: [
    { seat: 'a', dreamer: 'garde-haie', hand: ['houe'], deck: ['meute'], artefacts: [{ card: 'tison', endurance: 2 }] },
    { seat: 'b', dreamer: 'eclusier', powers: ['D-R1', 'D-R2'], hand: ['cendre'], deck: ['filet'] },
  ],
}

const opened = async (storage: Storage<Event>) => {
  const room = await openRoom({ game: duel, storage, dice: seededDice(1), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

test('[CMB-7] [HID-2] a table closed in the middle of a defence is opened at the same moment, and each seat is sent what it had seen', async () => {
  const setup = duel.parseSetup({
    seats: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    position: POSITION,
  })
  if (isRefusal(setup)) throw new Error(setup.code)
  const storage = memoryStorage<Event>(newTable(duel, setup))
  const before = await opened(storage)
  await before.say({ id: '1', by: joueur('a'), command: { type: 'attack', with: 'tison', on: 'dreamer', add: [] } })
  const after = await opened(storage)
  for (const role of [joueur('a'), joueur('b'), spectateur('')]) {
    expect(after.view(role)).toEqual(before.view(role))
    expect(after.journal(role)).toEqual(before.journal(role))
  }
  expect(after.view(joueur('b'))).toMatchObject({ phase: 'defence', awaited: ['b'], mine: { hand: ['cendre'] } })
  expect(JSON.stringify(after.view(joueur('a')))).not.toMatch(/cendre|filet/)
  const defend = { type: 'defend', add: [], item: 'cendre', pay: ['D-R1', 'D-R2'], conception: 0 }
  expect(await after.say({ id: '2', by: joueur('b'), command: defend })).toMatchObject({ ok: true })
  expect(after.view(spectateur(''))).toMatchObject({ phase: 'combat', last: { attack: 3, defence: 10, won: false } })
})
