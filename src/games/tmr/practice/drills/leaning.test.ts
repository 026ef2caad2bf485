import { describe, expect, test, vi } from 'vitest'
import { makePlanner } from '../../rules/public.ts'
import { type Answer, DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
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

  const habitOf = ({ kind, answers, best, because }: Drill): string => {
    const { key } = answers[best] as Answer
    if (because.kind === 'land') return because.distances[best] === Math.min(...because.distances) ? 'nearest' : 'farther'
    if (kind === 'water') return best === 0 ? 'wet' : 'dry'
    if (key.kind === 'plan') return key.plan
    if (key.kind === 'number') return String(key.count)
    if (key.kind !== 'say') return ''
    return key.command.type === 'move' ? String(key.command.to) : key.command.type
  }

  const SEEDS: Readonly<Record<DrillKind, number>> = { land: 2, encounter: 3, water: 3, lost: 20, reserve: 3, count: 6 }

  test.each(DRILL_KINDS)('%s: what is leant to is mostly what is right', (kind) => {
    const planner = makePlanner()
    let kept = 0
    for (let seed = 1; seed <= SEEDS[kind]; seed++)
      if (habitOf(makeDrill(planner, kind, seed) as Drill) === leaningOf(kind, seed).habit) kept++
    expect(kept / SEEDS[kind]).toBeGreaterThanOrEqual(0.5)
  })
})

test('a rating has one ease, and lies outside the others by what it is too easy or too hard', () => {
  expect([900, 1399, 1400, 1749, 1750, 2300].map(easeFor)).toEqual(['plain', 'plain', 'middling', 'middling', 'close', 'close'])
  expect([awayFrom('plain', 1000), awayFrom('plain', 1500), awayFrom('middling', 1300), awayFrom('close', 1600)]).toEqual([
    0, 100, 100, 150,
  ])
})
