import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Write, Written } from './entries.ts'
import { createGroupCommit } from './groupCommit.ts'

const append = (table: string, seq = 1): Write => ({ type: 'append', table, seq, body: '{}' })

/** A disk whose syncs end when they are told to. */
const slowDisk = () => {
  const syncs: { readonly writes: readonly Write[]; end(): void }[] = []
  const writeBatch = (writes: readonly Write[]): Promise<readonly Written[]> =>
    new Promise((resolve) => syncs.push({ writes, end: () => resolve(writes.map(() => 'stored')) }))
  const tables = (at: number): readonly string[] => syncs[at]?.writes.map(({ table }) => table) ?? []
  const begun = (count: number): Promise<void> => vi.waitUntil(() => syncs.length >= count).then(() => undefined)
  return { syncs, writeBatch, tables, begun }
}

beforeEach(() => {
  // No clock moves: whatever waits for one waits for ever.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a table that writes soon after another waits for no clock', async () => {
  const { write } = createGroupCommit(async (writes) => writes.map(() => 'stored'))
  for (const table of ['a', 'b', 'a', 'c']) expect(await write(append(table))).toBe('stored')
})

test('what is written while a sync runs shares the next one', async () => {
  vi.useRealTimers()
  const { syncs, writeBatch, tables, begun } = slowDisk()
  const { write, idle } = createGroupCommit(writeBatch)
  const first = write(append('a'))
  await begun(1)
  const others = [write(append('b')), write(append('c')), write(append('d')), write(append('b', 2))]
  syncs[0]?.end()
  expect(await first).toBe('stored')
  await begun(2)
  expect([tables(0), tables(1)]).toEqual([['a'], ['b', 'c', 'd']])
  syncs[1]?.end()
  await begun(3)
  expect(tables(2)).toEqual(['b'])
  syncs[2]?.end()
  expect(await Promise.all(others)).toEqual(['stored', 'stored', 'stored', 'stored'])
  await idle()
})

test('what is said in the same moment shares one sync', async () => {
  const batches: number[] = []
  const { write } = createGroupCommit(async (writes) => {
    batches.push(writes.length)
    return writes.map(() => 'stored')
  })
  await Promise.all(['a', 'b', 'c'].map((table) => write(append(table))))
  expect(batches).toEqual([3])
})
