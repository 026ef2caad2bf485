import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from './memoryStorage.ts'
import { isRefusal, refusal } from './refusal.ts'
import { GARDIEN, joueur } from './roles.ts'
import { readSave, writeSave } from './save.ts'
import { toyRoom, toyStorage } from './testing/table.ts'
import { toyGame } from './testing/toyGame.ts'

const ana = joueur('ana')

/** A file with an entry of every kind: a roll, a request, its refusal, a tally, its undo. */
const played = async () => {
  const storage = toyStorage()
  const room = await toyRoom({ storage })
  await room.say({ id: '1', by: ana, command: { kind: 'roll', seat: 'ana' } })
  await room.undo({ id: '2', by: ana })
  await room.refuseUndo({ id: '3', by: GARDIEN, request: '2' })
  await room.say({ id: '4', by: ana, command: { kind: 'tally', seat: 'ana' } })
  await room.undo({ id: '5', by: ana })
  return { room, table: await storage.load() }
}

const put = (part: unknown, [key = '', ...rest]: readonly string[], value: unknown): void => {
  const parent = part as Record<string, unknown>
  if (rest.length === 0) parent[key] = value
  else put(parent[key], rest, value)
}

/** The file with one field changed; undefined takes it away. */
const fileWith = async (field: string, value: unknown): Promise<string> => {
  const file: unknown = JSON.parse(writeSave((await played()).table, 0))
  put(file, field.split('.'), value)
  return JSON.stringify(file)
}

describe('a file', () => {
  test('holds the table under a header, and nothing of the dice to come', async () => {
    const { table } = await played()
    const file = JSON.parse(writeSave(table, Date.UTC(2026, 10, 1)))
    expect(Object.keys(file)).toEqual(['format', 'version', 'game', 'rules', 'savedAt', 'setup', 'entries'])
    expect(file).toMatchObject({ format: 'demi-reve', version: 1, game: 'toy', rules: 1, savedAt: '2026-11-01T00:00:00.000Z' })
    expect(JSON.stringify(file)).not.toMatch(/seed/i)
  })

  test('opened again is the same table for everybody', async () => {
    const { room, table } = await played()
    const save = readSave(writeSave(table, 0), toyGame)
    if (isRefusal(save)) throw new Error(JSON.stringify(save))
    const again = await toyRoom({ storage: memoryStorage(save) })
    expect(again.entries).toEqual(room.entries)
    for (const role of [GARDIEN, ana, joueur('bo')]) {
      expect(again.view(role)).toEqual(room.view(role))
      expect(again.journal(role)).toEqual(room.journal(role))
    }
  })
})

describe('a file that cannot be read', () => {
  test('is not JSON, or not ours', () => {
    expect(readSave('{"format":', toyGame)).toEqual(refusal('not-json'))
    for (const text of ['3', 'null', '[]', '{}', '{"format":"tiled-map"}'])
      expect(readSave(text, toyGame)).toEqual(refusal('foreign-file'))
  })

  test('is of another version, game or set of rules', async () => {
    expect(readSave(await fileWith('version', 2), toyGame)).toEqual(refusal('other-version', null, { version: 2 }))
    expect(readSave(await fileWith('game', 'chess'), toyGame)).toEqual(refusal('other-game', null, { game: 'chess' }))
    expect(readSave(await fileWith('rules', 9), toyGame)).toEqual(refusal('other-rules', null, { rules: 9 }))
  })

  test.each<[string, string, unknown, Record<string, number>]>([
    ['rules', 'rules', undefined, {}],
    ['savedAt', 'savedAt', 'yesterday', {}],
    ['setup.seats', 'setup.seats', 4, {}],
    ['setup', 'setup', undefined, {}],
    ['entries', 'entries', {}, {}],
    ['entries.0.events.1.face', 'entries.0.events.1.face', 7, { entry: 1, event: 2 }],
    ['entries.0.events.0.kind', 'entries.0.events.0', {}, { entry: 1, event: 1 }],
    ['entries.0.events.0', 'entries.0.events.0', 'x', { entry: 1, event: 1 }],
    ['entries.0.events', 'entries.0.events', [], { entry: 1 }],
    ['entries.0.by.kind', 'entries.0.by', { kind: 'king' }, { entry: 1 }],
    ['entries.0.rolled', 'entries.0.rolled', 'yes', { entry: 1 }],
    ['entries.3.kind', 'entries.3.kind', 'redo', { entry: 4 }],
    ['entries.1.seq', 'entries.1.seq', 7, { entry: 2 }],
    ['entries.1.asks', 'entries.1.asks', 4, { entry: 2 }],
    ['entries.2.refuses', 'entries.2.refuses', 1, { entry: 3 }],
    ['entries.4.undoes', 'entries.4.undoes', [4, 1], { entry: 5 }],
    ['entries.4.undoes', 'entries.4.undoes', [9], { entry: 5 }],
    ['entries.4.undoes', 'entries.4.undoes', [4, 4], { entry: 5 }],
  ])('names %s when %s is spoilt', async (field, spoilt, value, params) => {
    expect(readSave(await fileWith(spoilt, value), toyGame)).toMatchObject({ code: 'malformed', params: { field, ...params } })
  })

  test('holds events that do not fit together', async () => {
    const { table } = await played()
    const evolve = () => {
      throw new Error('impossible')
    }
    expect(readSave(writeSave(table, 0), { ...toyGame, evolve })).toEqual(refusal('unreadable-entry', null, { entry: 1 }))
  })

  test('whatever is wrong with it, reading never throws', async () => {
    const text = writeSave((await played()).table, 0)
    const spoilt = fc.record({ from: fc.nat(text.length), length: fc.nat(12), by: fc.string({ maxLength: 6 }) })
    const property = fc.property(spoilt, ({ from, length, by }) => {
      readSave(text.slice(0, from) + by + text.slice(from + length), toyGame)
    })
    fc.assert(property, { numRuns: 500 })
    fc.assert(fc.property(fc.json(), (json) => isRefusal(readSave(json, toyGame))))
  })
})
