import { expect, test, vi } from 'vitest'
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

test('while something is played, the disk rests after every other job for four times as long, and a move is not kept waiting', async () => {
  vi.useFakeTimers()
  let at = 0
  const { played, other } = createWriterTurns(() => at)
  const done: string[] = []
  const job = (name: string, takes: number) => async (): Promise<void> => {
    at += takes
    done.push(`${name} ${at}`)
  }
  const pass = async (milliseconds: number): Promise<void> => {
    at += milliseconds
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  // Nobody plays: nobody is waited for.
  await Promise.all([other(job('door', 5)), other(job('door', 5))])
  expect(done.splice(0)).toEqual(['door 5', 'door 10'])
  await played(job('move', 1))
  const doors = Promise.all([other(job('door', 5)), other(job('door', 5))])
  await pass(0)
  expect(done.splice(0)).toEqual(['move 11', 'door 16'])
  await played(job('move', 1))
  expect(done.splice(0)).toEqual(['move 17'])
  await pass(18)
  expect(done).toEqual([])
  await pass(5)
  await doors
  expect(done).toEqual(['door 45'])
  vi.useRealTimers()
})
