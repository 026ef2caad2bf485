import { expect, test } from 'vitest'
import type { CellId } from '../map/map.ts'
import { makeMemory } from './memory.ts'
import { bestOption } from './options.ts'
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
