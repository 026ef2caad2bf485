import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import { openRoom } from '../../../kit/room/room.ts'
import { readSave, writeSave } from '../../../kit/save.ts'
import { newTable, type Stored } from '../../../kit/storage.ts'
import type { Event, Happening } from './events.ts'
import { Misfit } from './fits.ts'
import { tmr } from './index.ts'
import { dreamerId } from './state.ts'
import { cell, cells, given, holds, lostAmong, NITOUCHE, setupOf, up } from './testing/scene.ts'

const handOf = (spell: string) => (holds(spell) as Extract<Happening, { type: 'castHeld' }>).hand

const misfits: readonly [string, Event, ReturnType<typeof given>][] = [
  ['a spell kept while awake', { type: 'kept', dreamer: NITOUCHE }, given()],
  ['an event of nobody', { type: 'stayed', dreamer: dreamerId('personne') }, given({}, up())],
  ['candidates without the true cell', { type: 'fitted', dreamer: NITOUCHE, candidates: cells('A1 K7') }, given({}, up())],
  ['candidates counted twice', { type: 'fitted', dreamer: NITOUCHE, candidates: cells('G4 G4') }, given({}, up())],
  [
    'a step that leads elsewhere',
    { type: 'moved', dreamer: NITOUCHE, direction: 'n', to: cell('A1'), exit: false, newRound: true },
    given({}, up()),
  ],
  ['a Messager that nobody met', { type: 'messengerSent', dreamer: NITOUCHE, to: cell('G6'), asked: 'cell' }, given({}, up())],
  [
    'another spell stored than the one in hand',
    { type: 'stored', dreamer: NITOUCHE, hand: handOf('poing') },
    given({}, up(), holds('voix')),
  ],
  ['a reserve triggered where none lies', { type: 'triggered', dreamer: NITOUCHE, hand: handOf('voix') }, given({}, up())],
  ['what comes back without having waited', { type: 'encounterReturned', dreamer: NITOUCHE }, given({}, up())],
  ['a place revealed that was known', { type: 'revealed', dreamer: NITOUCHE }, given({}, up())],
  ['a word on an effect that was not', { type: 'described', dreamer: NITOUCHE, text: 'rien' }, given()],
  ['somebody who comes twice', { type: 'dreamerCame', setup: setupOf().dreamers[0] as never }, given()],
]

describe('what does not follow from what was before', () => {
  test.each(misfits)('%s is an error', (_, event, { table }) => {
    expect(() => tmr.evolve(table, event)).toThrow(Misfit)
  })

  test('[HID-3] carried off while lost, what fits is told before anything else', () => {
    const { table } = given({}, up(), ...lostAmong('K8', 'A2 K8'), {
      type: 'drifted',
      direction: 'n',
      cells: 1,
      to: cell('K7'),
      exit: false,
    })
    expect(() => tmr.evolve(table, { type: 'settled', dreamer: NITOUCHE })).toThrow(Misfit)
  })

  const savedWith = (event: Event): Stored<Event> => {
    const written = { by: GARDIEN, at: 0, scope: NITOUCHE, rolled: false, reveals: false }
    const moved: Event = { type: 'clockMoved', to: { day: 2, hour: 'lyre' } }
    const entries = [moved, event].map((one, at) => ({
      kind: 'done' as const,
      seq: at + 1,
      id: `${at}`,
      ...written,
      events: [one],
    }))
    return { ...newTable<never, never, never, Event, never, never>(tmr as never, setupOf() as never), entries }
  }

  test.each(misfits.slice(0, 3))('%s: the save and the room name the entry', async (_, event) => {
    const stored = savedWith(event)
    expect(readSave(writeSave(stored, 0), tmr)).toMatchObject({ code: 'unreadable-entry', params: { entry: 2 } })
    const room = await openRoom({ game: tmr, storage: memoryStorage(stored), dice: { roll: () => 1 }, clock: () => 0 })
    expect(isRefusal(room) && room).toMatchObject({ code: 'unreadable-entry', params: { entry: 2 } })
  })
})
