import { describe, expect, test } from 'vitest'
import { type Dice, seededDice } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN } from '../../../../kit/roles.ts'
import { type Command, type Table, tmr } from '../index.ts'
import type { CellId } from '../map/map.ts'
import { acting, dragons, dragonsAt } from '../testing/dragonScene.ts'
import { given, NITOUCHE, PLAYER, type Scene } from '../testing/scene.ts'
import type { DreamerView } from '../view.ts'
import { makeMemory } from './memory.ts'
import { makePlanner } from './plan.ts'
import type { Question } from './question.ts'
import { questionOf } from './questionOf.ts'
import { type Morning, morningsAfter } from './sleep.ts'
import { naive } from './testing/naive.ts'

const TIRED = { dream: 5, fatigue: 9, stamina: { endurance: 24 } } as const

const boardIn = (table: Table): DreamerView => tmr.view(table, PLAYER).boards[0] as DreamerView
const mornings = ({ table }: Scene): readonly Morning[] | null => morningsAfter(tmr.view(table, PLAYER), boardIn(table))

const say = (table: Table, command: Command, dice: Dice): Table => {
  const events = tmr.decide(table, command, GARDIEN, dice)
  if (isRefusal(events)) throw new Error(events.code)
  return events.reduce(tmr.evolve, table)
}

/** A whole night through the rules; null: a queue or an éclatement. */
const sleepOnce = (table: Table, hours: number, dice: Dice): DreamerView | null => {
  const after = say(say(table, { type: 'sleep', dreamer: NITOUCHE }, dice), { type: 'advance', hours }, dice)
  const board = boardIn(after)
  return board.dream === 0 || board.afflictions.length > boardIn(table).afflictions.length ? null : board
}

const NIGHTS = 1500

describe('a night', () => {
  test.each([
    ['serpent', 6, TIRED],
    ['roseau', 3, { ...TIRED, dream: 2 }],
    ['serpent', 6, { ...TIRED, effects: acting('tete-double-reve') }],
  ] as const)(
    '[NIT-4] [NIT-6] [NIT-8] wakes as often with each number of points as nights through the rules: %s',
    (hour, hours, like) => {
      const scene = dragonsAt(hour, like as never)
      const told = mornings(scene) ?? []
      const counts = new Map<number, number>()
      const dice = seededDice(7)
      for (let night = 0; night < NIGHTS; night++) {
        const board = sleepOnce(scene.table, hours, dice)
        if (board) counts.set(board.dream, (counts.get(board.dream) ?? 0) + 1)
        if (board) expect(board.fatigue).toBe(told[0]?.board.fatigue)
      }
      const expected = new Map<number, number>()
      for (const { board, chance } of told) expected.set(board.dream, (expected.get(board.dream) ?? 0) + chance)
      for (const dream of new Set([...counts.keys(), ...expected.keys()])) {
        const [share, chance] = [(counts.get(dream) ?? 0) / NIGHTS, expected.get(dream) ?? 0]
        // A tête of the night (TET-3) is not followed: a hair more.
        expect(Math.abs(share - chance), `${dream} points`).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / NIGHTS) + 0.004)
      }
    },
  )

  test('[NIT-2] begins with Serpent by day, and now by night', () => {
    expect(mornings(dragons(TIRED))).toEqual(mornings(dragonsAt('serpent', TIRED)))
    expect(mornings(dragonsAt('araignee', TIRED))).not.toEqual(mornings(dragonsAt('serpent', TIRED)))
  })

  test('[NIT-3] is not to be had without sleep', () => {
    expect(mornings(dragons({ ...TIRED, effects: [{ n: 1, id: 'x', key: 'no-sleep' }] as never }))).toBeNull()
  })

  test('[DRG-5] effects whose last day it is are over by morning', () => {
    const until = (day: number) => acting(['souffle-epuisement', { until: day }])
    expect(mornings(dragons({ ...TIRED, effects: until(1) }))?.[0]?.board.effects).toEqual([])
    expect(mornings(dragons({ ...TIRED, effects: until(2) }))?.[0]?.board.effects).toHaveLength(1)
  })

  test('[DRM-3] without dragons, rest is whole', () => {
    const [only, ...others] = mornings(given({ dream: 4, fatigue: 9 })) ?? []
    expect(others).toEqual([])
    expect(only).toMatchObject({ chance: 1, board: { dream: 13, fatigue: 0, malus: 0 } })
  })
})

test('[PLN-1] with several dream points at once: the figures of the rules played out', () => {
  const question: Question = {
    dreamer: { reve: 14, draconic: { oniros: 3, hypnos: 0, narcos: -11, thanatos: -5 }, malus: 0, repression: 0 },
    spell: { voie: 'oniros', genre: 'collines', cell: null, difficulty: -2, cost: 3 },
    ...{ mode: 'normal', dream: 4, boxes: 3, cell: 'G4' as CellId },
    moment: { phase: 'awake', waiting: null },
  }
  const dreams = [6, 2, 4, 1]
  const [exact, slow] = [makePlanner(makeMemory('digit')).chances(question, dreams), naive(question, 'prudent')]
  for (const [at, dream] of dreams.entries())
    expect(exact[at]).toBeCloseTo(dream > 1 ? slow.ascent(question.cell, dream - 1, 2) : 0, 10)
})

test('[NIT-4] after a night one asks as from a morning', () => {
  const scene = dragons(TIRED)
  const [first] = mornings(scene) ?? []
  if (!first) throw new Error('no morning')
  const spell = { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -3, cost: 4 } as const
  expect(questionOf(first.view, first.board, spell, 'normal')).toMatchObject({
    moment: { phase: 'awake', waiting: null },
    boxes: 48,
    dreamer: { malus: 0 },
  })
})
