import { expect, test } from 'vitest'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import type { Stored } from '../../kit/storage.ts'
import { saidContract, snapshotsContract, storageContract } from '../../kit/testing/storageContract.ts'
import type { Store } from './store.ts'

let made = 0

const EMPTY: Stored<unknown> = { game: 'g', rules: 1, setup: null, entries: [] }

const addTable = async ({ together }: Store, stored = EMPTY): Promise<string> => {
  const id = `table-${made++}`
  const codes = { opener: { role: GARDIEN, key: `g${id}` }, players: `p${id}`, spectators: `s${id}` }
  await together(id, ({ registry }) => registry.addTable({ id, name: id, codes: 0, madeAt: 0, stored, ...codes }))
  return id
}

const ENTRY = { kind: 'undo', seq: 1, id: 'a', by: GARDIEN, at: 0, undoes: [] } as const

/** What keeps the server's tables passes these, whatever it is. The second is another handle on the same tables, as another process has it. */
export const storeContract = (name: string, store: Store, other: Store): void => {
  storageContract(name, async (stored) => {
    const id = await addTable(store, stored)
    return { storage: store.entries.storageOf(id), reopen: async () => other.entries.storageOf(id) }
  })

  snapshotsContract(name, async () => {
    const id = await addTable(store)
    return { storage: store.entries.storageOf(id), reopen: async () => other.entries.storageOf(id) }
  })

  test(`${name}: a snapshot that cannot be read is none, none is kept of a table that is gone, and none stays`, async () => {
    const id = await addTable(store)
    const { snapshots } = store.entries.storageOf(id)
    const snapshot = { of: 'state', seq: 1, n: 1, maker: 'm', body: 1 }
    await snapshots?.keep([snapshot])
    await store.sql.change(`UPDATE snapshots SET body = 'torn {' WHERE table_id = ?`, id)
    expect(await snapshots?.read('state', 'm', 0, 1)).toEqual([])
    await other.together(id, ({ registry }) => registry.removeTable(id))
    await snapshots?.keep([snapshot])
    expect(await snapshots?.places('state', 'm')).toEqual([])
  })

  test(`${name}: the bytes of a log are those of its entries up to one`, async () => {
    const id = await addTable(store)
    for (const seq of [1, 2, 3]) await store.entries.storageOf(id).append({ ...ENTRY, seq, id: 'é' }, seq - 1)
    const each = Buffer.byteLength(JSON.stringify({ ...ENTRY, id: 'é' }))
    expect([await store.entries.bytesOf(id, 3), await store.entries.bytesOf(id, 2)]).toEqual([3 * each, 2 * each])
  })

  saidContract(name, async () => {
    const id = await addTable(store)
    return { said: store.entries.saidOf(id), reopen: async () => other.entries.saidOf(id) }
  })

  test(`${name}: entries of several tables are written together, and a conflict of one does not touch the others`, async () => {
    const ids = [await addTable(store), await addTable(store)]
    const append = (id: string, at: number) => store.entries.storageOf(id).append({ ...ENTRY, id: `${at}` }, 0)
    expect(await Promise.all([...ids, ...ids].map(append))).toEqual(['stored', 'stored', 'conflict', 'conflict'])
  })

  test(`${name}: what is out of order is refused, and what was to be written with it is not`, async () => {
    const [one, two, three] = [await addTable(store), await addTable(store), await addTable(store)]
    await store.entries.storageOf(one).append(ENTRY, 0)
    const append = (id: string, seq: number) => store.entries.storageOf(id).append({ ...ENTRY, id: 'another', seq }, seq - 1)
    const written = await Promise.all([append(two, 1), append(one, 1), append(three, 2)])
    expect(written).toEqual(['stored', 'conflict', 'conflict'])
    const logs = await Promise.all([one, two, three].map((id) => other.entries.storageOf(id).since(0)))
    expect(logs.map(({ length }) => length)).toEqual([1, 1, 0])
  })

  test(`${name}: nothing is appended to a table that is gone, nor kept`, async () => {
    const id = await addTable(store)
    await other.together(id, ({ registry }) => registry.removeTable(id))
    expect(await store.entries.storageOf(id).append(ENTRY, 0)).toBe('conflict')
    expect(await store.entries.saidOf(id).keep({ id: 'a', by: GARDIEN, answer: { ok: true } }, null)).toBe('conflict')
    await expect(store.entries.storageOf(id).load()).rejects.toThrow('no such table')
  })

  test(`${name}: what is latest is the last entry and all that is kept`, async () => {
    const id = await addTable(store)
    expect(await other.entries.latest(id)).toEqual({ seq: 0, said: [] })
    await store.entries.storageOf(id).append(ENTRY, 0)
    const kept = { id: 'a', by: joueur('ana'), answer: { ok: true } } as const
    await store.entries.saidOf(id).keep(kept, null)
    expect(await other.entries.latest(id)).toEqual({ seq: 1, said: [kept] })
  })

  test(`${name}: a seat is taken once, however many try at once`, async () => {
    const id = await addTable(store)
    const take = (from: Store, at: number) =>
      from.together(id, ({ registry }) => registry.takeSeat({ key: `${id} ${at}` }, id, 'ana'))
    const taken = await Promise.all([store, other, store, other].map(take))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await store.records.registry.countKeys(id, joueur('ana'))).toBe(1)
  })

  test(`${name}: together is all or nothing`, async () => {
    const id = await addTable(store)
    const failing = store.together(id, async ({ registry }) => {
      await registry.setApproval(id, true)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await other.records.registry.table(id))?.approval).toBe(false)
    await store.together(id, ({ registry }) => registry.setApproval(id, true))
    expect((await other.records.registry.table(id))?.approval).toBe(true)
  })

  test(`${name}: one at a time is one at a time`, async () => {
    const order: string[] = []
    const job = (from: Store, as: string) =>
      from.oneAtATime('t', async () => {
        order.push(`${as} begins`)
        await from.records.registry.countTables()
        order.push(`${as} ends`)
      })
    await Promise.all([job(store, 'one'), job(store, 'two')])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })
}
