import { expect, test } from 'vitest'
import type { DreamerView } from '../../rules/public.ts'
import { hoursToDawn, isReached, isRested } from './awake.ts'

const board = (part: Partial<DreamerView>): DreamerView =>
  ({ dream: 5, seuil: 10, fatigue: 4, pinned: 0, effects: [], ...part }) as unknown as DreamerView

test('[NIT-4] rested: at the seuil, and nothing left to sleep off but pinned boxes', () => {
  expect(isRested(board({}))).toBe(false)
  expect(isRested(board({ dream: 10 }))).toBe(false)
  expect(isRested(board({ dream: 11, fatigue: 2, pinned: 2 }))).toBe(true)
})

test('[SOU-1] without dreams, rested means no fatigue', () => {
  const effects = [{ n: 1, id: 'souffle-sommeil-sans-reve', key: 'no-dreaming' }] as unknown as DreamerView['effects']
  expect(isRested(board({ effects, fatigue: 0 }))).toBe(true)
})

test('[NIT-2] dawn is the first hour that is not of the night', () => {
  expect(hoursToDawn({ day: 1, hour: 'serpent' })).toBe(6)
  expect(hoursToDawn({ day: 1, hour: 'vaisseau' })).toBe(1)
  expect(hoursToDawn({ day: 1, hour: 'sirene' })).toBe(12)
})

test('[NIT-2] an hour to sleep to is reached when it begins', () => {
  const goal = { until: { day: 2, hour: 'sirene' }, passing: null } as const
  expect(isReached(goal, board({}), { day: 2, hour: 'vaisseau' })).toBe(false)
  expect(isReached(goal, board({}), { day: 2, hour: 'sirene' })).toBe(true)
})
