import { expect, test } from 'vitest'
import { createThinking, effortFor, type Thinker } from './thinking.ts'

/** Thoughts that end one after the other when they are told to. */
const byHand = (most: number) => {
  const under: { readonly name: string; readonly effort: number; end(): void; fail(): void }[] = []
  const thought: string[] = []
  let started = 0
  const thinking = createThinking(() => ({ end: async () => {}, number: ++started }) satisfies Thinker & { number: number }, most)
  let spent = 0
  const ask = (table: string, name: string): Promise<unknown> =>
    thinking
      .think(table, (_, effort) => {
        spent += effort
        return new Promise((resolve, reject) =>
          under.push({ name, effort, end: () => resolve(name), fail: () => reject(new Error(name)) }),
        )
      })
      .then((found) => thought.push(`${found}`))
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async (): Promise<void> => {
    under.shift()?.end()
    await turn()
  }
  return { ask, under, thought, endOne, turn, spent: () => spent, started: () => started }
}

test('twenty tables of three bots that think as hard as they can keep an honest one waiting for a few thoughts', async () => {
  const { ask, thought, endOne, spent, under } = byHand(1)
  for (let table = 0; table < 20; table++) for (const bot of ['b', 'c', 'd']) void ask(`theirs ${table}`, `${table} ${bot}`)
  void ask('ours', 'honest')
  while (!thought.includes('honest') && under.length > 0) await endOne()
  // Not the sixty that were there before it, and none of them as long as if it were alone.
  expect(thought.length).toBeLessThanOrEqual(21)
  expect(spent()).toBeLessThan(4)
})

test('whoever waits longest comes first, one of a table at a time', async () => {
  const { ask, thought, under, endOne } = byHand(2)
  for (const [table, name] of [
    ['t1', 'a'],
    ['t1', 'b'],
    ['t2', 'c'],
    ['t3', 'd'],
    ['t1', 'e'],
  ] as const)
    void ask(table, name)
  expect(under.map(({ name }) => name)).toEqual(['a', 'c'])
  for (let at = 0; at < 5; at++) await endOne()
  expect(thought).toEqual(['a', 'c', 'd', 'b', 'e'])
})

test('one that fails makes room for another', async () => {
  const { ask, thought, under, endOne, turn, started } = byHand(1)
  const failing = expect(ask('t1', 'a')).rejects.toThrow('a')
  void ask('t2', 'b')
  under.shift()?.fail()
  await failing
  await turn()
  await endOne()
  expect([thought, started()]).toEqual([['b'], 2])
})

test('few think as they would, many a little less', () => {
  expect([0, 1, 2, 4, 8, 1000].map((waiting) => effortFor(waiting, 1))).toEqual([1, 1, 1, 1 / 2, 1 / 4, 1 / 16])
  expect(effortFor(8, 4)).toBe(1)
})
