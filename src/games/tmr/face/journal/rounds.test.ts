import { expect, test } from 'vitest'
import type { Told } from '../../rules/public.ts'
import { type JournalEntry, NEW_THREAD, roundAt } from './thread.ts'

const entry = (n: number, round: number, undone = false): JournalEntry => ({
  n,
  undone,
  takesBack: false,
  gardien: false,
  pieces: [
    { told: { dreamer: 'a', round, clock: { day: 1, hour: 'lyre' }, what: { type: 'stayed' } } as Told, thread: NEW_THREAD },
  ],
})
const ENTRIES = [entry(1, 1), entry(2, 2), entry(3, 2, true), { ...entry(4, 2), pieces: [] }, entry(5, 3)]

test('the round of a moment is that of the last thing told', () => {
  expect(roundAt(ENTRIES, 0)).toBeNull()
  expect(roundAt(ENTRIES, 2)).toBe(2)
  expect(roundAt(ENTRIES, 5)).toBe(3)
})
