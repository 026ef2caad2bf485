import { expect, test } from 'vitest'
import type { DreamerId, ToldHappening } from '../../rules/public.ts'
import { type JournalEntry, NEW_THREAD } from '../journal/thread.ts'
import { lastOfEach } from './Roster.tsx'

const [ANA, BO] = ['ana', 'bo'] as DreamerId[] as [DreamerId, DreamerId]

const entry = (n: number, of: readonly DreamerId[], undone = false): JournalEntry => ({
  n,
  undone,
  takesBack: false,
  gardien: false,
  pieces: of.map((dreamer) => ({
    thread: NEW_THREAD,
    told: { dreamer, round: 1, clock: { day: 1, hour: 'vaisseau' }, what: { type: 'kept' } as ToldHappening },
  })),
})

test('what was last told of each, whoever was told of since', () => {
  const last = lastOfEach([entry(1, [ANA]), entry(2, [ANA, BO]), entry(3, [BO])])
  expect([last.get(ANA)?.n, last.get(BO)?.n]).toEqual([2, 3])
  expect(last.get(ANA)?.pieces.map(({ told }) => told.dreamer)).toEqual([ANA])
})

test('what was taken back did not happen', () => {
  expect(lastOfEach([entry(1, [ANA]), entry(2, [ANA], true)]).get(ANA)?.n).toBe(1)
})
