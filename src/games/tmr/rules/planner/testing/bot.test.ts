import { expect, test } from 'vitest'
import { seededDice } from '../../../../../kit/dice.ts'
import { often, someOf } from '../../../../../kit/testing/often.ts'
import type { ActiveEffect } from '../../dreamer/effect.ts'
import { CELL_IDS, type CellId, cellOf } from '../../map/map.ts'
import { makeMemory } from '../memory.ts'
import { makePlanner } from '../plan.ts'
import type { DragonFacts, Figure, Question } from '../question.ts'
import { playOnce, tableFor, tablesFor } from './bot.ts'

const question: Question = {
  dreamer: { reve: 14, draconic: { oniros: 4, hypnos: 1, narcos: -11, thanatos: -11 }, malus: -1, repression: 2 },
  spell: { voie: 'oniros', genre: 'lac', cell: null, difficulty: -3, cost: 4 },
  ...{ mode: 'normal', dream: 9, boxes: 7, cell: 'G4' as CellId },
  moment: { phase: 'awake', waiting: null },
}

const JOURNEYS = often(200, 800)

const plays = (asked: Question, figure: Figure): void => {
  const chance = makePlanner(makeMemory('digit')).chance(asked, figure)
  const [tables, dice, table] = [tablesFor(asked, figure), seededDice(20), tableFor(asked)]
  let successes = 0
  for (let journey = 0; journey < JOURNEYS; journey++) if (playOnce(asked, tables, dice, table)) successes++
  const error = Math.sqrt((chance * (1 - chance)) / JOURNEYS)
  expect(chance).toBeGreaterThan(0)
  expect(Math.abs(successes / JOURNEYS - chance)).toBeLessThan(3.5 * error)
}

test.each([
  ['prudent', 'normal'],
  ['hopeful', 'normal'],
  ['hopeful', 'accelerated'],
] as const)(
  '[MOV-1] journeys through the rules succeed as often as the figure says: %s, %s',
  (figure, mode) => plays({ ...question, mode }, figure),
  60_000,
)

const cell = (id: string): CellId => id as CellId
const effect = (key: ActiveEffect['key'], id: string, more: Partial<ActiveEffect> = {}): ActiveEffect => ({
  n: 1,
  id,
  key,
  ...more,
})
const facts = (more: Partial<DragonFacts> = {}): DragonFacts => ({
  seuil: 14,
  life: 12,
  reserves: [],
  traps: [],
  bonuses: [],
  ...more,
})
const collines = { ...question.spell, genre: 'collines' } as const
const lakes = CELL_IDS.filter((id) => cellOf(id).genre === 'lac')

const cases: Readonly<Record<string, Partial<Question>>> = {
  'no effect': {},
  'SOU-4: shut cités': {
    effects: [
      effect('closed-cities', 'souffle-fermeture-des-cites', { cells: CELL_IDS.filter((id) => cellOf(id).genre === 'cite') }),
    ],
    spell: { ...question.spell, genre: 'cite' },
    boxes: 4,
  },
  'SOU-6, SOU-11: waters': {
    effects: [
      effect('bridges-wet', 'souffle-impraticabilite-des-ponts'),
      effect('double-river-roll', 'souffle-double-resistance-du-fleuve', { n: 2 }),
    ],
  },
  'TET-8: a tamed lake': {
    effects: lakes.map((at, n) => effect('tamed-water', 'tete-quete-des-eaux', { n: n + 1, cell: at, tamed: true })),
  },
  'SOU-7: a genre missing': { effects: [effect('genre-missing', 'souffle-desorientation', { genre: 'plaines' })] },
  'SOU-9: a toll': { effects: [effect('toll', 'souffle-peage')], spell: { ...question.spell, genre: 'cite' } },
  'QUE-7, SOU-13: heavy steps': {
    effects: [effect('double-fatigue', 'queue-inertie-draconique'), effect('fatigue-plus-one', 'souffle-epuisement', { n: 2 })],
    spell: collines,
    boxes: 14,
  },
  'QUE-8, TET-2: ascents': {
    effects: [
      effect('ascent-plus-one', 'queue-montee-laborieuse'),
      effect('accelerated-free', 'tete-don-de-deplacement-accelere', { n: 2 }),
    ],
  },
  'TET-4: a home': { effects: [effect('home-cell', 'tete-terre-d-attache', { cell: cell('H2') })], spell: collines },
  'TET-5: the river known': {
    effects: [effect('river-knowledge', 'tete-connaissance-du-fleuve')],
    spell: { ...question.spell, genre: 'fleuve', cell: cell('A13') },
    cell: cell('D4'),
    dreamer: { ...question.dreamer, draconic: { ...question.dreamer.draconic, oniros: 9 } },
  },
  'QUE-2: a pilgrim': { effects: [effect('pilgrimage', 'queue-pelerinage', { cell: cell('G6') })], spell: collines },
  'QUE-3: a conquest': { effects: [effect('conquest', 'queue-conquete', { cell: cell('H4') })], spell: collines },
  'SOU-3: a last purification': {
    effects: [effect('purification-tour', 'souffle-periple', { cells: [cell('G4')], genre: 'sanctuaire' })],
    spell: collines,
  },
  'SPE-1: special encounters': {
    effects: [effect('next-encounter-special', 'souffle-mauvaises-rencontres-en-perspective', { left: 3 })],
    spell: collines,
  },
  'RES-4: a reserve in the way': { dragon: facts({ reserves: [cell('H3')], traps: [cell('H3')] }), spell: collines },
  'TET-7: a safe reserve': {
    effects: [effect('safe-reserve', 'tete-reserve-en-securite')],
    dragon: facts({ reserves: [cell('H3')] }),
    spell: collines,
  },
  'EXP-1: a bonus de case': { dragon: facts({ bonuses: [{ cell: cell('H2'), percent: 30 }] }), spell: collines },
}

test.each(someOf(Object.keys(cases)))(
  '[PLN-3, PLN-4] journeys through the rules with dragons succeed as often as the figure says: %s',
  (name) => plays({ ...question, dragon: facts(), ...cases[name] }, 'prudent'),
  60_000,
)
