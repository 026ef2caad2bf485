import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { changePractice, readPractice } from './practiceRecord.ts'

test('what was practised is kept by game, nothing before anything was', async () => {
  expect(await readPractice('a')).toBeUndefined()
  await changePractice('a', () => ({ drills: 1 }))
  expect(await readPractice('a')).toEqual({ drills: 1 })
  expect(await readPractice('b')).toBeUndefined()
})

test('two that write at once are both kept', async () => {
  const count = (before: unknown): number => Number(before ?? 0) + 1
  await Promise.all([changePractice('c', count), changePractice('c', count), changePractice('c', count)])
  expect(await readPractice('c')).toBe(3)
})
