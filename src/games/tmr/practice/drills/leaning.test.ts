import { describe, expect, test, vi } from 'vitest'
import { often } from '../../../../kit/testing/often.ts'
import { makePlanner } from '../../rules/public.ts'
import { DRILL_KINDS, type Drill, type DrillKind, isRight } from './drill.ts'
import { awayFrom, easeFor, HABITS, leaningOf } from './leaning.ts'
import { makeDrill } from './makeDrill.ts'

/** A planner at work on a busy machine is given its time. */
vi.setConfig({ testTimeout: 240_000 })

describe('no habit is right more often than another', () => {
  test.each(DRILL_KINDS)('%s: seeds lean evenly', (kind) => {
    const counts = new Map<string, number>()
    for (let seed = 1; seed <= 1200; seed++) {
      const { habit } = leaningOf(kind, seed)
      counts.set(habit, (counts.get(habit) ?? 0) + 1)
    }
    const even = 1200 / HABITS[kind].length
    expect([...counts.keys()].sort()).toEqual([...HABITS[kind]].sort())
    for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThan(even * 0.25)
  })

  test.each(DRILL_KINDS)('%s: a rule of thumb is to be right for half of the seeds', (kind) => {
    const right = Array.from({ length: 1200 }, (_, seed) => leaningOf(kind, seed + 1)).filter(({ naive }) => naive === 'right')
    expect(right.length / 1200).toBeGreaterThan(0.45)
    expect(right.length / 1200).toBeLessThan(0.55)
  })

  const SEEDS: Readonly<Record<DrillKind, number>> = often(
    { land: 1, encounter: 1, water: 1, lost: 6, reserve: 1, count: 2 },
    { land: 2, encounter: 3, water: 3, lost: 12, reserve: 3, count: 6 },
  )

  test.each(DRILL_KINDS)('%s: a rule of thumb is mostly right where the seed leans to it, and wrong elsewhere', (kind) => {
    const planner = makePlanner()
    let kept = 0
    for (let seed = 1; seed <= SEEDS[kind]; seed++) {
      const drill = makeDrill(planner, kind, seed) as Drill
      if (isRight(drill, drill.naive) === (leaningOf(kind, seed).naive === 'right')) kept++
    }
    expect(kept / SEEDS[kind]).toBeGreaterThanOrEqual(0.5)
  })
})

test('a rating has one ease, and lies outside the others by what it is too easy or too hard', () => {
  expect([900, 999, 1000, 1249, 1250, 2000].map(easeFor)).toEqual(['plain', 'plain', 'middling', 'middling', 'close', 'close'])
  expect([awayFrom('plain', 900), awayFrom('plain', 1100), awayFrom('middling', 900), awayFrom('close', 1100)]).toEqual([
    0, 100, 100, 150,
  ])
})
