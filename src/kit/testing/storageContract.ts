import { describe, expect, test } from 'vitest'
import type { Done, Entry } from '../log.ts'
import { GARDIEN, joueur } from '../roles.ts'
import type { Kept, Said } from '../said.ts'
import type { SaidStorage, Snapshot, Storage, Stored } from '../storage.ts'

/** What a storage of any kind is to be tested with. */
export interface StorageUnderTest {
  readonly storage: Storage<unknown>
  /** A second handle on the same table, as another process or a later day would have it. */
  reopen(): Promise<Storage<unknown>>
}

const done = (seq: number): Done<unknown> => ({
  kind: 'done',
  seq,
  id: `command-${seq}`,
  by: joueur('Nitouche d’Ébène'),
  at: 1_700_000_000_000 + seq,
  scope: 'Nitouche',
  events: [
    { kind: 'moved', to: 'B3', path: [1, 2.5, null], 'œ "quoted" \u2028': true },
    { kind: 'x', nested: { empty: [] } },
  ],
  rolled: true,
  reveals: false,
})

const others: readonly Entry<unknown>[] = [
  { kind: 'undoAsked', seq: 2, id: 'a', by: joueur('x'), at: 0, asks: 1, scope: 'Nitouche' },
  { kind: 'undoRefused', seq: 3, id: 'b', by: GARDIEN, at: 1, refuses: 2 },
  { kind: 'undo', seq: 4, id: 'c', by: GARDIEN, at: 2, undoes: [1] },
]

const table: Stored<unknown> = {
  game: 'some-game',
  rules: 3,
  setup: { seats: ['Nitouche'], deep: { list: [1, null] } },
  entries: [],
}

/** Registers the tests that every storage has to pass. The factory makes a new table each time. */
export const storageContract = (name: string, make: (table: Stored<unknown>) => Promise<StorageUnderTest>): void => {
  describe(`storage contract: ${name}`, () => {
    test('a new table has its setup and no entry', async () => {
      const { storage } = await make(table)
      expect(await storage.load()).toEqual(table)
      expect(await storage.since(0)).toEqual([])
    })

    test('when it was made is the same for whoever opens it, and is no part of what is saved', async () => {
      const { storage, reopen } = await make(table)
      const { madeAt, ...head } = await storage.head()
      expect({ ...head, entries: [] }).toEqual(table)
      expect(madeAt).toEqual(expect.any(Number))
      expect((await (await reopen()).head()).madeAt).toBe(madeAt)
    })

    test('a table can begin with entries, as one taken from a file does', async () => {
      const { storage } = await make({ ...table, entries: [done(1), ...others] })
      expect((await storage.load()).entries).toEqual([done(1), ...others])
      expect(await storage.append(done(5), 4)).toBe('stored')
    })

    test('entries of every kind come back as they were written, in order', async () => {
      const { storage, reopen } = await make(table)
      for (const entry of [done(1), ...others]) expect(await storage.append(entry, entry.seq - 1)).toBe('stored')
      expect((await storage.load()).entries).toEqual([done(1), ...others])
      expect(await (await reopen()).load()).toEqual({ ...table, entries: [done(1), ...others] })
    })

    test('the entries since a number are those after it', async () => {
      const { storage } = await make(table)
      for (const seq of [1, 2, 3]) await storage.append(done(seq), seq - 1)
      expect(await storage.since(1)).toEqual([done(2), done(3)])
      expect(await storage.since(3)).toEqual([])
      expect(await storage.since(9)).toEqual([])
    })

    test('an entry after another than the last is a conflict, and nothing is written', async () => {
      const { storage } = await make(table)
      await storage.append(done(1), 0)
      expect(await storage.append({ ...done(1), id: 'late' }, 0)).toBe('conflict')
      expect(await storage.append(done(3), 2)).toBe('conflict')
      expect((await storage.load()).entries).toEqual([done(1)])
    })

    test('of two handles that append at once, one is told of the conflict', async () => {
      const { storage, reopen } = await make(table)
      const second = await reopen()
      const answers = await Promise.all([
        storage.append({ ...done(1), id: 'first' }, 0),
        second.append({ ...done(1), id: 'second' }, 0),
      ])
      expect(answers.toSorted()).toEqual(['conflict', 'stored'])
      expect(await second.load()).toEqual(await storage.load())
      expect((await storage.load()).entries).toHaveLength(1)
    })

    test('a second handle sees what the first has written, and goes on after it', async () => {
      const { storage, reopen } = await make(table)
      const second = await reopen()
      await storage.append(done(1), 0)
      expect(await second.since(0)).toEqual([done(1)])
      expect(await second.append(done(2), 1)).toBe('stored')
      expect(await storage.since(1)).toEqual([done(2)])
    })

    test('what was loaded does not change under the reader', async () => {
      const { storage } = await make(table)
      const before = await storage.load()
      await storage.append(done(1), 0)
      expect(before.entries).toEqual([])
    })

    test('what is there beside the entries is read without them, and the entries some at a time', async () => {
      const { storage } = await make({ ...table, entries: [done(1), done(2), done(3), done(4)] })
      expect(await storage.head()).toMatchObject({ game: table.game, rules: table.rules, setup: table.setup })
      expect(await storage.since(1, 2)).toEqual([done(2), done(3)])
      expect(await storage.since(3, 2)).toEqual([done(4)])
      expect(await storage.since(4, 2)).toEqual([])
    })

    test('two tables do not mix', async () => {
      const [one, other] = [await make(table), await make(table)]
      await one.storage.append(done(1), 0)
      expect((await other.storage.load()).entries).toEqual([])
    })
  })
}

const snapshot = (seq: number, of = 'state', maker = 'one'): Snapshot => ({
  of,
  seq,
  n: seq * 2,
  maker,
  body: { state: { 'œ "quoted"': [seq, null, 2.5] } },
})

/** For storages that keep snapshots; a new table for each test. */
export const snapshotsContract = (name: string, make: () => Promise<StorageUnderTest>): void => {
  const open = async () => {
    const { storage, reopen } = await make()
    const [one, other] = [storage.snapshots, (await reopen()).snapshots]
    if (!one || !other) throw new Error('no snapshots are kept')
    return { one, other }
  }

  describe(`contract of snapshots: ${name}`, () => {
    test('they are found by what they are of and who made them, in order, and come back as they were', async () => {
      const { one, other } = await open()
      await one.keep([snapshot(20), snapshot(10), snapshot(10, 'feed')])
      await one.keep([snapshot(30, 'state', 'other')])
      expect(await other.places('state', 'one')).toEqual([
        { seq: 10, n: 20 },
        { seq: 20, n: 40 },
      ])
      expect(await other.places('state', 'nobody')).toEqual([])
      expect(await other.read('state', 'one', 0, 100)).toEqual([snapshot(10), snapshot(20)])
      expect(await other.read('state', 'one', 10, 20)).toEqual([snapshot(20)])
      expect(await other.read('feed', 'one', 9, 10)).toEqual([snapshot(10, 'feed')])
    })

    test('one made anew takes the place of the one before', async () => {
      const { one, other } = await open()
      await one.keep([snapshot(10)])
      await other.keep([snapshot(10, 'state', 'two')])
      expect(await one.places('state', 'one')).toEqual([])
      expect(await one.read('state', 'two', 0, 10)).toEqual([snapshot(10, 'state', 'two')])
    })

    test('those of two tables do not mix', async () => {
      const [one, other] = [await open(), await open()]
      await one.one.keep([snapshot(10)])
      expect(await other.one.places('state', 'one')).toEqual([])
    })
  })
}

export interface SaidUnderTest {
  readonly said: SaidStorage
  reopen(): Promise<SaidStorage>
}

const ANA = joueur('ana “d’Ébène”')
const SAID: Said = { id: 'a', by: ANA, command: { type: 'move', 'œ "': [1, null] }, thrown: [] }
const FURTHER: Said = { ...SAID, thrown: [{ label: 'meeting', face: 4, by: 'program' }] }
const SETTLED: Kept = { id: 'a', by: ANA, answer: { ok: true } }

/** The same for what was said; one table for each test. */
export const saidContract = (name: string, make: () => Promise<SaidUnderTest>): void => {
  describe(`contract of what was said: ${name}`, () => {
    test('the last of each role is kept, as it was', async () => {
      const { said, reopen } = await make()
      expect(await said.load()).toEqual([])
      expect(await said.keep(SAID, null)).toBe('stored')
      expect(await said.keep({ ...SETTLED, by: GARDIEN }, null)).toBe('stored')
      expect(await said.keep(FURTHER, SAID)).toBe('stored')
      const kept = await (await reopen()).load()
      expect(kept).toHaveLength(2)
      expect(kept).toEqual(expect.arrayContaining([FURTHER, { ...SETTLED, by: GARDIEN }]))
    })

    test('whoever expects something else to be there is told so, and nothing is kept', async () => {
      const { said, reopen } = await make()
      const second = await reopen()
      expect(await said.keep(SAID, SETTLED)).toBe('conflict')
      expect(await said.keep(SAID, null)).toBe('stored')
      expect(await second.keep({ ...SAID, id: 'b' }, null)).toBe('conflict')
      expect(await second.keep(FURTHER, SAID)).toBe('stored')
      expect(await said.keep({ ...SAID, id: 'c' }, SAID)).toBe('conflict')
      expect(await said.load()).toEqual([FURTHER])
    })

    test('of two that keep at once, one is told of the conflict', async () => {
      const { said, reopen } = await make()
      const second = await reopen()
      const kept = await Promise.all([said.keep({ ...SAID, id: 'one' }, null), second.keep({ ...SAID, id: 'two' }, null)])
      expect(kept.toSorted()).toEqual(['conflict', 'stored'])
    })
  })
}
