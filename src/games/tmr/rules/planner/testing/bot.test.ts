import { expect, test } from 'vitest'
import { seededDice } from '../../../../../kit/dice.ts'
import type { CellId } from '../../map/map.ts'
import { makeMemory } from '../memory.ts'
import { bestOption } from '../options.ts'
import type { Figure, Question } from '../question.ts'
import { playOnce, tableFor } from './bot.ts'

const question: Question = {
  dreamer: { reve: 14, draconic: { oniros: 4, hypnos: 1, narcos: -11, thanatos: -11 }, malus: -1, repression: 2 },
  spell: { voie: 'oniros', genre: 'lac', cell: null, difficulty: -3, cost: 4 },
  ...{ mode: 'normal', dream: 9, boxes: 7, cell: 'G4' as CellId },
  moment: { phase: 'awake', waiting: null },
}

const JOURNEYS = 1500

test.each([
  ['prudent', 'normal'],
  ['hopeful', 'normal'],
  ['hopeful', 'accelerated'],
] as const)(
  '[MOV-1] journeys through the rules succeed as often as the figure says: %s, %s',
  (figure: Figure, mode) => {
    const asked = { ...question, mode }
    const tables = makeMemory().tables(asked, figure)
    const { chance } = bestOption(tables, asked)
    const [dice, table] = [seededDice(20), tableFor(asked)]
    let successes = 0
    for (let journey = 0; journey < JOURNEYS; journey++) if (playOnce(asked, tables, dice, table)) successes++
    const error = Math.sqrt((chance * (1 - chance)) / JOURNEYS)
    expect(Math.abs(successes / JOURNEYS - chance)).toBeLessThan(3.5 * error)
  },
  60_000,
)
