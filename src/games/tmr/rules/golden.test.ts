import { expect, test } from 'vitest'
import { seededDice } from '../../../kit/dice.ts'
import { memoryStorage } from '../../../kit/memoryStorage.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import { openRoom } from '../../../kit/room/room.ts'
import { readSave, writeSave } from '../../../kit/save.ts'
import { tmr } from './index.ts'
import type { DreamerId } from './state.ts'
import { goldenSaves, openGolden, sure, textOf, viewsFile, viewsIn } from './testing/openGolden.ts'

const SAVES = goldenSaves()

test('there are saves of the first version, with undos, dreamers lost, reserves and afflictions in them', () => {
  const saves = SAVES.filter((file) => file.startsWith('v1/')).map(textOf)
  expect(saves.length).toBeGreaterThan(6)
  for (const told of ['"kind":"undo"', '"type":"lost"', '"type":"stored"', '"type":"afflicted"', '"type":"encounterMet"'])
    expect(
      saves.some((text) => text.includes(told)),
      told,
    ).toBe(true)
})

test('there are saves of the second version, with dragons, a night, stars, meditation and experience spent', () => {
  const saves = SAVES.filter((file) => file.startsWith('v2/')).map(textOf)
  const told =
    'effectBegan effectChanged effectEnded putElsewhere tollPaid dreamt dragonDreamt rested woke jumped starsRead'.split(' ')
  const practised = 'astralSet bonusWon signSet signRead meditated experienceChanged sheetChanged fatigued'.split(' ')
  expect([...told, ...practised].filter((type) => !saves.some((text) => text.includes(`"type":"${type}"`)))).toEqual([])
  expect(saves.every((text) => text.includes('"rules":2'))).toBe(true)
})

test('there are saves of the third version, in which what happened says what brought it about', () => {
  const saves = SAVES.filter((file) => file.startsWith('v3/')).map(textOf)
  const causes = ['"why":"fading"', '"why":"effect"', '"why":"gardien"', '"why":"repression"', '"why":"spent"', '"fatigue":']
  expect(causes.filter((cause) => !saves.some((text) => text.includes(cause)))).toEqual([])
  expect(saves.every((text) => text.includes('"rules":3'))).toBe(true)
})

const SEEN = SAVES.filter((file) => !file.startsWith('v1/'))
test.each(SEEN)('%s shows the gardien and each player what it showed, byte for byte', async (file) => {
  expect(viewsIn((await openGolden(file)).room)).toBe(textOf(viewsFile(file)))
})

test.each(SAVES)('%s opens, plays on, and can be exported and opened again', async (file) => {
  const { room, storage } = await openGolden(file)
  const [first] = room.view(GARDIEN).table
  const id = first?.id as DreamerId
  const before = room.entries.length
  expect(await room.say({ id: 'on', by: GARDIEN, command: { type: 'advance', hours: 2 } })).toMatchObject({ ok: true })
  expect(await room.say({ id: 'fit', by: GARDIEN, command: { type: 'correct', dreamer: id, dream: 33 } })).toMatchObject({
    ok: true,
  })
  const written = writeSave(await storage.load(), 0)
  const again = sure(readSave(written, tmr))
  expect(again.entries).toHaveLength(before + 2)
  const shown = room.view(GARDIEN)
  const reopened = sure(await openRoom({ game: tmr, storage: memoryStorage(again), dice: seededDice(1), clock: () => 0 }))
  expect(reopened.view(GARDIEN)).toEqual(shown)
  expect(shown.boards.find((board) => board.id === id)?.dream).toBe(33)
})
