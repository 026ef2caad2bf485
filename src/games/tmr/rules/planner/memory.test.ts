import { describe, expect, test } from 'vitest'
import { often, someOf } from '../../../../kit/testing/often.ts'
import type { ActiveEffect } from '../dreamer/effect.ts'
import type { CellId } from '../map/map.ts'
import { makeMemory } from './memory.ts'
import { bestOption } from './options.ts'
import { makePlanner } from './plan.ts'
import type { Figure, Question } from './question.ts'

const question: Question = {
  dreamer: { reve: 13, draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, malus: 0, repression: 0 },
  spell: { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4 },
  ...{ mode: 'normal', dream: 6, boxes: 5, cell: 'G8' as CellId },
  moment: { phase: 'awake', waiting: null },
}
const later: Question = { ...question, dream: 7, boxes: 3, moment: { phase: 'free', messenger: null, released: false } }

test('the next steps of a journey find the same tables, and the same figures as fresh ones', () => {
  const memory = makeMemory()
  const chance = (figure: Figure): number => bestOption(memory.tables(later, figure), later).chance
  const first = memory.tables(question, 'prudent')
  expect(memory.tables(later, 'prudent')).toBe(first)
  for (const figure of ['prudent', 'hopeful'] as const)
    expect(chance(figure)).toBeCloseTo(bestOption(makeMemory('digit').tables(later, figure), later).chance, 7)
})

test('[FAT-1] another malus, or more boxes, asks for new tables', () => {
  const memory = makeMemory()
  const first = memory.tables(question, 'prudent')
  expect(memory.tables({ ...question, boxes: 6 }, 'prudent')).not.toBe(first)
  expect(memory.tables({ ...question, dreamer: { ...question.dreamer, malus: -1 } }, 'prudent')).not.toBe(first)
})

describe('a glance is as good as the last digit, effects included', () => {
  const effect = (key: ActiveEffect['key'], more: Partial<ActiveEffect> = {}): ActiveEffect => ({
    n: 1,
    id: `of-${key}`,
    key,
    ...more,
  })
  const dragon = { seuil: 14, life: 12, reserves: [], traps: [], bonuses: [] }
  const cases: Readonly<Record<string, Partial<Question>>> = {
    'a plain journey': { dream: 10, boxes: 12 },
    'long, with many dream points': { dream: 20, boxes: 16 },
    accelerated: { dream: 9, boxes: 10, mode: 'accelerated' },
    'CAST-6: dream points are still to be gained': { dream: 4, boxes: 14 },
    'NIT-9: and may burst': { dream: 5, boxes: 12, dragon: { ...dragon, seuil: 4 } },
    'CAST-1: castable anywhere, so that boxes count only while something holds': {
      ...{ dream: 16, boxes: 12, mode: 'accelerated' },
      spell: { ...question.spell, genre: 'variable', cost: 3, difficulty: -7 },
    },
    'SOU-9: a toll': { dream: 8, boxes: 8, dragon, effects: [effect('toll')] },
    'QUE-2: a goal': { dream: 9, boxes: 9, dragon, effects: [effect('pilgrimage', { cell: 'G5' as CellId })] },
    'SPE-1: special encounters': { dream: 9, boxes: 9, dragon, effects: [effect('next-encounter-special', { left: 2 })] },
    'TET-6: gifts': { dream: 8, boxes: 8, dragon, effects: [effect('gifts-of-cities', { cells: ['F5', 'D8'] as CellId[] })] },
  }
  test.each(someOf(Object.keys(cases)))('%s', (name) => {
    const { dream = 6, boxes = 5 } = cases[name] ?? {}
    // Tables grow with both: short journeys usually.
    const asked = {
      ...question,
      ...cases[name],
      dream: Math.min(dream, often(7, dream)),
      boxes: Math.min(boxes, often(5, boxes)),
    }
    const [glance, digit] = [makePlanner().figures(asked), makePlanner(makeMemory('digit')).figures(asked)]
    expect(digit.prudent).toBeGreaterThan(0)
    expect(Math.abs(glance.prudent - digit.prudent)).toBeLessThan(2e-5)
    expect(Math.abs(glance.hopeful - digit.hopeful)).toBeLessThan(2e-5)
  })
})
