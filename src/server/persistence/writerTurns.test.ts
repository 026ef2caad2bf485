import { expect, test } from 'vitest'
import { createWriterTurns } from './writerTurns.ts'

test('a move waits for one other job at most, however many came before it; each kind keeps its order', async () => {
  const { played, other } = createWriterTurns()
  const done: string[] = []
  let atOnce = 0
  const job = (name: string) => async (): Promise<void> => {
    expect(++atOnce).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    done.push(name)
    atOnce--
  }
  const crowd = Array.from({ length: 20 }, (_, at) => other(job(`door ${at}`)))
  await Promise.all([played(job('move 1')), played(job('move 2'))])
  expect(done).toEqual(['door 0', 'move 1', 'door 1', 'move 2'])
  await Promise.all(crowd)
  expect(done.slice(4)).toEqual(Array.from({ length: 18 }, (_, at) => `door ${at + 2}`))
})

test('one that fails is told so, and the next has its turn', async () => {
  const { played, other } = createWriterTurns()
  const failing = other(() => Promise.reject(new Error('no')))
  const after = played(async () => 'written')
  await expect(failing).rejects.toThrow('no')
  expect(await after).toBe('written')
})
