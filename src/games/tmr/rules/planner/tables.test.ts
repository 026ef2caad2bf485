import { describe, expect, test } from 'vitest'
import { often, someOf } from '../../../../kit/testing/often.ts'
import type { ActiveEffect } from '../dreamer/effect.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { CellId } from '../map/map.ts'
import { slotOf } from './land.ts'
import { makeMemory } from './memory.ts'
import type { DragonFacts, DreamerFacts, Figure, Question, SpellFacts } from './question.ts'
import { readAt, type Sheaf, type Tables } from './tables.ts'
import { naive } from './testing/naive.ts'

const dreamer = (best: number, malus: number): DreamerFacts => ({
  reve: 14,
  draconic: { oniros: best, hypnos: best - 3, narcos: -11, thanatos: -5 },
  malus,
  repression: 0,
})
const spell = (facts: Partial<SpellFacts>): SpellFacts => ({
  ...{ voie: 'oniros', genre: 'collines', cell: null, difficulty: -2, cost: 3 },
  ...facts,
})
const cell = (id: string): CellId => id as CellId
const ask = (facts: Partial<Question>): Question => ({
  ...{ dreamer: dreamer(-4, 0), spell: spell({ difficulty: 3, cost: 2 }), mode: 'normal', dream: 4, boxes: 3, cell: cell('G4') },
  moment: { phase: 'free', messenger: null, released: false },
  ...facts,
})

const FIGURES: readonly Figure[] = ['prudent', 'hopeful']

/** Over every cell, the question asked as a free moment and as an ascent just paid for. */
const widest = (tables: Tables, slow: ReturnType<typeof naive>, { mode, dream, boxes, effects = [] }: Question): number => {
  const { free, released, entering } = tables.sheaves.at(-1) as Sheaf
  const won = effects.flatMap(({ key, cell: goal, cells = [] }) => {
    if (key === 'purification-tour') return cells
    return key === 'conquest' && goal ? [goal] : []
  })
  const gaps = groundOf(effects).cells.flatMap((id) => {
    if (won.includes(id)) return [0]
    const read = (grid: Sheaf['free'], left: number): number => readAt(tables, grid, left, dream, slotOf(id))
    return [
      slow.ascent(id, dream, boxes - 1) - read(entering, boxes - 1),
      slow.free(id, dream, boxes) - read(free, boxes),
      mode === 'accelerated' ? slow.freed(id, dream, boxes) - read(released, boxes) : 0,
    ]
  })
  return Math.max(...gaps.map(Math.abs))
}

const agrees = (question: Question): void => {
  for (const figure of often(FIGURES.slice(0, 1), FIGURES)) {
    const asked = { ...question, moment: { phase: 'free', messenger: null, released: question.mode === 'accelerated' } } as const
    const tables = makeMemory('digit').tables(asked, figure)
    expect(widest(tables, naive(question, figure), question), figure).toBeLessThan(1e-11)
  }
}

test.each<Partial<Question>>([
  { dreamer: dreamer(3, 0), dream: 9, boxes: 2 },
  { dreamer: dreamer(6, -2), spell: spell({ genre: 'lac', cost: 6 }), dream: 7, boxes: 2 },
  { dreamer: dreamer(-6, -1), spell: spell({ genre: 'fleuve', voie: 'hypnos', difficulty: 4 }), mode: 'accelerated', dream: 5 },
  { dreamer: dreamer(-5, 0), spell: spell({ cell: cell('M15'), genre: 'cite', cost: 4 }) },
  {
    dreamer: dreamer(2, 0),
    spell: spell({ genre: 'variable', cost: 1, difficulty: -4 }),
    mode: 'accelerated',
    dream: 4,
    boxes: 2,
  },
  {
    dreamer: dreamer(-10, 0),
    spell: spell({ genre: 'desert', cost: 3, difficulty: 9 }),
    mode: 'accelerated',
    dream: 3,
    boxes: 4,
  },
])('[ENC-10…16, WET-1, MOV-2] agrees on every cell with the rules played out: %#', (facts) => agrees(ask(facts)))

const effect = (key: ActiveEffect['key'], facts: Partial<ActiveEffect> = {}): ActiveEffect => ({
  n: 1,
  id: `of-${key}`,
  key,
  ...facts,
})
const facts = (more: Partial<DragonFacts> = {}): DragonFacts => ({
  seuil: 14,
  life: 12,
  reserves: [],
  traps: [],
  bonuses: [],
  ...more,
})

describe('[PLN-3] the land', () => {
  const cases: Readonly<Record<string, Partial<Question>>> = {
    'SOU-7, DRG-10: a genre missing': { effects: [effect('genre-missing', { genre: 'plaines' })] },
    'SOU-8: a hole': { effects: [effect('black-hole', { cell: cell('H2') })], boxes: 2 },
    'SOU-4: shut cités': {
      effects: [effect('closed-cities', { cells: [cell('F5'), cell('G7')] })],
      spell: spell({ genre: 'cite' }),
    },
    'SOU-5, SOU-6, SOU-11: waters': {
      effects: [effect('flooded-cell', { cell: cell('H2') }), effect('bridges-wet'), effect('double-river-roll')],
    },
    'TET-8: a tamed lake': {
      effects: [effect('tamed-water', { cell: cell('B9'), tamed: true })],
      spell: spell({ genre: 'lac' }),
    },
    'SOU-9: a toll': { effects: [effect('toll')], mode: 'accelerated', spell: spell({ genre: 'pont' }) },
    'TET-4, TET-5: jumps': {
      effects: [effect('home-cell', { cell: cell('H2') }), effect('river-knowledge')],
      mode: 'accelerated',
    },
    'RES-4: a reserve on the way': { dragon: facts({ reserves: [cell('H2')], traps: [cell('H2'), cell('G4')] }) },
    'EXP-1: a bonus de case': { dragon: facts({ bonuses: [{ cell: cell('H2'), percent: 8 }] }) },
  }
  test.each(someOf(Object.keys(cases)))('%s', (name) => agrees(ask({ dragon: facts(), ...cases[name] })))
})

describe('[PLN-4] the state', () => {
  const cases: Readonly<Record<string, Partial<Question>>> = {
    'QUE-2: a goal to reach': { effects: [effect('pilgrimage', { cell: cell('G5') })] },
    'QUE-3: a goal to conquer': { effects: [effect('conquest', { cell: cell('H2') })] },
    'SOU-3: a last purification': { effects: [effect('purification-tour', { cells: [cell('G4')], genre: 'sanctuaire' })] },
    'QUE-2, QUE-3, SOU-9: goals beside a toll': {
      effects: [effect('pilgrimage', { cell: cell('G5') }), effect('conquest', { cell: cell('H4') }), effect('toll')],
      mode: 'accelerated',
    },
    'SPE-1: special encounters left': { effects: [effect('next-encounter-special', { left: 2 })], dragon: facts({ life: 2 }) },
    'SPE-4: a reserve to be ferried to': {
      effects: [effect('next-encounter-special', { left: 1 })],
      dragon: facts({ reserves: [cell('J4')], traps: [cell('J4')] }),
    },
    'QUE-1, QUE-2: specials and a goal': {
      effects: [effect('next-encounter-special', { left: 1 }), effect('pilgrimage', { cell: cell('G5') })],
    },
  }
  test.each(someOf(Object.keys(cases)))('%s', (name) => agrees(ask({ dragon: facts(), ...cases[name] })), 120_000)
})

describe('[PLN-5] bounds', () => {
  test(
    'TET-6: gifts',
    () => agrees(ask({ dragon: facts(), effects: [effect('gifts-of-cities', { cells: [cell('F5'), cell('D8')] })] })),
    120_000,
  )
  test(
    'NIT-9: a gain beyond three times the seuil',
    () => agrees(ask({ dragon: facts({ seuil: 3 }), dream: 8, boxes: 2 })),
    60_000,
  )
})
