import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Entry } from '../../kit/log.ts'
import { storageContract } from '../../kit/testing/storageContract.ts'
import { libraryStorage } from './libraryStorage.ts'
import { memoryLibrary } from './memoryLibrary.ts'
import { idbLibrary } from './openLibrary.ts'
import { isSound, type Library } from './shelf.ts'

const card = { name: 'Nitouche' }
const record = (id: string) => ({ id, game: 'toy', rules: 1, setup: {}, card, createdAt: 0, touchedAt: 0 })
let made = 0

const LIBRARIES: readonly (readonly [name: string, open: () => Promise<Library>])[] = [
  ['indexedDB', () => idbLibrary('games')],
  ['memory', async () => IN_MEMORY],
]
const IN_MEMORY = memoryLibrary()

for (const [name, open] of LIBRARIES) {
  storageContract(name, async ({ game, rules, setup, entries }) => {
    const id = `game-${made++}`
    await (await open()).keep({ ...record(id), game, rules, setup }, entries)
    return { storage: libraryStorage(id, open), reopen: async () => libraryStorage(id, open) }
  })

  test(`${name}: a game is kept once, touched, and gone with its entries when it is removed`, async () => {
    const library = await open()
    await library.keep(record('one'), [])
    await expect(library.keep(record('one'), [])).rejects.toThrow()
    await library.begin({ ...record('one'), card: { name: 'other' } })
    await library.change('one', { card: { name: 'Lison' }, touchedAt: 7 })
    await library.change('nobody', { card, touchedAt: 7 })
    expect(await library.record('one')).toEqual({ ...record('one'), card: { name: 'Lison' }, touchedAt: 7 })
    const entry = { seq: 1 } as Entry<unknown>
    expect(await library.append('one', entry, 1, { card, touchedAt: 8 })).toBe('conflict')
    expect(await library.record('one')).toMatchObject({ card: { name: 'Lison' }, touchedAt: 7 })
    expect(await library.append('one', entry, 0, { card, touchedAt: 9 })).toBe('stored')
    expect(await library.record('one')).toEqual({ ...record('one'), touchedAt: 9 })
    expect((await library.all()).map(({ id }) => id)).toContain('one')
    await library.remove('one')
    expect(await library.record('one')).toBeUndefined()
    expect(await library.entries('one')).toEqual([])
  })
}

test('a record that lacks what the house reads of it is not sound', () => {
  expect(isSound(record('one'))).toBe(true)
  for (const bad of [undefined, null, 3, {}, { ...record('one'), card: null }, { ...record('one'), card: { name: 3 } }])
    expect(isSound(bad)).toBe(false)
  for (const field of ['id', 'game', 'rules', 'createdAt', 'touchedAt'])
    expect(isSound({ ...record('one'), [field]: {} })).toBe(false)
})
