import { expect, test } from 'vitest'
import { PLAIN } from '../ground/ground.ts'
import { CELL_IDS, type CellId } from '../map/map.ts'
import { chancesOf } from './chances.ts'
import { aimOf, slotOf } from './land.ts'
import { gainCap } from './levels.ts'
import { masteriesUpTo } from './mastery.ts'
import type { DreamerFacts, Figure, Mode, SpellFacts } from './question.ts'
import { at, rowOf } from './rows.ts'
import { buildTables, type Tables } from './tables.ts'
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

const exactly = (who: DreamerFacts, what: SpellFacts, figure: Figure, mode: Mode, dream: number, boxes: number): Tables => {
  const chances = chancesOf(who, what)
  const masteries = masteriesUpTo(chances, dream + gainCap(chances, dream, boxes, 1e-16), boxes)
  return buildTables(chances, aimOf(what), masteries, { figure, mode, boxes, from: dream })
}

interface Case {
  readonly who: DreamerFacts
  readonly what: SpellFacts
  readonly mode: Mode
  readonly dream: number
  readonly boxes: number
}

const cases: readonly Case[] = [
  { who: dreamer(3, 0), what: spell({}), mode: 'normal', dream: 9, boxes: 2 },
  { who: dreamer(6, -2), what: spell({ genre: 'lac', cost: 6 }), mode: 'normal', dream: 7, boxes: 2 },
  {
    who: dreamer(-6, -1),
    what: spell({ genre: 'fleuve', voie: 'hypnos', difficulty: 4 }),
    mode: 'accelerated',
    dream: 5,
    boxes: 3,
  },
  { who: dreamer(-5, 0), what: spell({ cell: cell('M15'), genre: 'cite', cost: 4 }), mode: 'normal', dream: 6, boxes: 3 },
  { who: dreamer(2, 0), what: spell({ genre: 'variable', cost: 1, difficulty: -4 }), mode: 'accelerated', dream: 4, boxes: 2 },
  { who: dreamer(-10, 0), what: spell({ genre: 'desert', cost: 3, difficulty: 9 }), mode: 'accelerated', dream: 3, boxes: 4 },
]

const widest = (tables: Tables, slow: ReturnType<typeof naive>, { mode, dream, boxes }: Case): number =>
  CELL_IDS.reduce((gap, id) => {
    const left = dream - PLAIN.ascentCost(mode)
    const pairs = [
      [slow.ascent(id, dream, boxes), at(rowOf(tables.entering, boxes - 1, left), slotOf(id))],
      [slow.free(id, dream, boxes), at(rowOf(tables.free, boxes, dream), slotOf(id))],
      [slow.freed(id, dream, boxes), mode === 'accelerated' ? at(rowOf(tables.released, boxes, dream), slotOf(id)) : null],
    ] as const
    return Math.max(gap, ...pairs.map(([a, b]) => (b === null ? 0 : Math.abs(a - b))))
  }, 0)

test.each(cases)(
  '[ENC-10…16, WET-1, MOV-2] agrees on every cell with the rules played out: $what.genre, $mode, $boxes boxes',
  (one) => {
    for (const figure of ['prudent', 'hopeful'] as const) {
      const tables = exactly(one.who, one.what, figure, one.mode, one.dream, one.boxes)
      expect(widest(tables, naive(one.who, one.what, figure, one.mode), one)).toBeLessThan(1e-12)
    }
  },
  60_000,
)
