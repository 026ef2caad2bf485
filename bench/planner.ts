import type { ActiveEffect } from '../src/games/tmr/rules/dreamer/effect.ts'
import type { CellId } from '../src/games/tmr/rules/map/map.ts'
import { makeMemory } from '../src/games/tmr/rules/planner/memory.ts'
import { makePlanner, type Planner } from '../src/games/tmr/rules/planner/plan.ts'
import type { Figure, Question } from '../src/games/tmr/rules/planner/question.ts'
import { playOnce, tableFor, tablesFor } from '../src/games/tmr/rules/planner/testing/bot.ts'
import { seededDice } from '../src/kit/dice.ts'
import { median } from './common/figures.ts'

/** By processor time: that of an answer at a glance beside that to the last digit, what effects cost, and what playing journeys would take. */
const JOURNEYS = Number(process.argv[2] ?? 100_000)
const SEED = Number(process.argv[3] ?? 1)
const ROUNDS = 7
/** What the figures are checked to. */
const PRECISION = 1e-6

const standard: Question = {
  dreamer: { reve: 13, draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, malus: 0, repression: 0 },
  spell: { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4 },
  ...{ mode: 'normal', dream: 13, boxes: 24, cell: 'G8' as CellId },
  moment: { phase: 'awake', waiting: null },
}
const hard: Question = { ...standard, dream: 40, boxes: 60 }
const nextStep: Question = { ...standard, dream: 12, boxes: 23, moment: { phase: 'free', messenger: null, released: false } }

const timed = (work: () => unknown): number => {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}
const ms = (time: number): string => `${time.toFixed(1)} ms`
const typically = (work: () => unknown): number => median(Array.from({ length: ROUNDS }, () => timed(work)))

const both = (planner: Planner, question: Question): unknown => [
  planner.prospect(question, 'prudent'),
  planner.chance(question, 'hopeful'),
]
const wholly = (question: Question): Planner => {
  const planner = makePlanner(makeMemory('digit'))
  both(planner, question)
  return planner
}

const answers = (name: string, question: Question): void => {
  const first = typically(() => makePlanner().prospect(question, 'prudent'))
  const ends = typically(() => makePlanner().course(question, 'prudent')) - first
  const second = typically(() => both(makePlanner(), question))
  const whole = typically(() => wholly(question))
  const [glance, exact] = [makePlanner().figures(question), wholly(question).figures(question)]
  const off = Math.max(Math.abs(glance.prudent - exact.prudent), Math.abs(glance.hopeful - exact.hopeful))
  console.log(
    `${name}: first answer ${ms(first)}, both ${ms(second)}, how it ends ${ms(ends)} more; to the last digit ${ms(whole)}, ${(whole / second).toFixed(1)} times that`,
  )
  console.log(`  at a glance the figures are within ${off.toExponential(0)} of the exact ones`)
}

const effect = (key: ActiveEffect['key'], more: Partial<ActiveEffect> = {}): ActiveEffect => ({
  n: 1,
  id: `bench-${key}`,
  key,
  ...more,
})
const EFFECTS: Readonly<Record<string, readonly ActiveEffect[]>> = {
  'dragons alone': [],
  'a genre missing': [effect('genre-missing', { genre: 'plaines' })],
  'a toll': [effect('toll')],
  'a home to jump to': [effect('home-cell', { cell: 'H2' as CellId })],
  'double fatigue': [effect('double-fatigue')],
  'a goal to reach': [effect('pilgrimage', { cell: 'G5' as CellId })],
  'two goals': [effect('pilgrimage', { cell: 'G5' as CellId }), effect('conquest', { cell: 'H4' as CellId })],
  'one special encounter': [effect('next-encounter-special', { left: 1 })],
  'nine special encounters': [effect('next-encounter-special', { left: 9 })],
}

const costs = (): void => {
  const plain = typically(() => both(makePlanner(), standard))
  console.log(`effects, both answers of the standard question (${ms(plain)} without):`)
  for (const [name, effects] of Object.entries(EFFECTS)) {
    const dragon = { seuil: 13, life: 12, reserves: [], traps: [], bonuses: [] }
    const time = typically(() => both(makePlanner(), { ...standard, effects, dragon }))
    console.log(`  ${name}: ${ms(time)}, ${(time / plain).toFixed(1)} times`)
  }
}

const journeys = (figure: Figure): void => {
  const [planner, tables] = [wholly(standard), tablesFor(standard, figure)]
  const chance = planner.chance(standard, figure)
  const [dice, table] = [seededDice(SEED), tableFor(standard)]
  let successes = 0
  const time = timed(() => {
    for (let journey = 0; journey < JOURNEYS; journey++) if (playOnce(standard, tables, dice, table)) successes++
  })
  const spread = Math.sqrt(chance * (1 - chance))
  const errors = (successes / JOURNEYS - chance) / (spread / Math.sqrt(JOURNEYS))
  const needed = (spread / PRECISION) ** 2
  console.log(
    `${figure}: exactly ${chance.toFixed(9)}; ${JOURNEYS} journeys played give ${(successes / JOURNEYS).toFixed(5)}, ${errors.toFixed(2)} standard errors off, in ${(time / 1000).toFixed(1)} s`,
  )
  console.log(
    `  a precision of ${PRECISION} would take ${needed.toExponential(1)} journeys: ${((needed * time) / JOURNEYS / 3_600_000).toFixed(0)} hours`,
  )
}

console.log(`the very first question, code still cold: ${ms(timed(() => makePlanner().prospect(standard, 'prudent')))}`)
answers('standard (13 dream points, 24 boxes)', standard)
const planner = makePlanner()
planner.prospect(standard, 'prudent')
console.log(`next step of the same journey: ${ms(typically(() => planner.prospect(nextStep, 'prudent')))}`)
answers('hard (40 dream points, 60 boxes)', hard)
costs()
journeys('prudent')
journeys('hopeful')
