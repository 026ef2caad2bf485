import type { CellId } from '../src/games/tmr/rules/map/map.ts'
import { makeMemory } from '../src/games/tmr/rules/planner/memory.ts'
import { bestOption } from '../src/games/tmr/rules/planner/options.ts'
import { makePlanner } from '../src/games/tmr/rules/planner/plan.ts'
import type { Figure, Question } from '../src/games/tmr/rules/planner/question.ts'
import { playOnce, tableFor } from '../src/games/tmr/rules/planner/testing/bot.ts'
import { seededDice } from '../src/kit/dice.ts'

/** The time of an exact answer, beside what playing journeys would take for the same precision. */
const JOURNEYS = Number(process.argv[2] ?? 100_000)
const SEED = Number(process.argv[3] ?? 1)
/** What the figures are checked to. */
const PRECISION = 1e-6

const question: Question = {
  dreamer: { reve: 13, draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, malus: 0, repression: 0 },
  spell: { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4 },
  ...{ mode: 'normal', dream: 13, boxes: 24, cell: 'G8' as CellId },
  moment: { phase: 'awake', waiting: null },
}
const nextStep: Question = { ...question, dream: 12, boxes: 23, moment: { phase: 'free', messenger: null, released: false } }

const timed = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const ms = (time: number): string => `${time.toFixed(1)} ms`

const answers = (): void => {
  const [first, fresh, next]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < 7; round++) {
    const planner = makePlanner()
    ;(round === 0 ? first : fresh).push(timed(() => planner.plan(question)))
    next.push(timed(() => planner.plan(nextStep)))
  }
  console.log(
    `fresh question (13 dream points, 24 boxes): ${ms(median(fresh))}; the very first, code still cold: ${ms(first[0] ?? 0)}`,
  )
  console.log(`next step of the same journey: ${ms(median(next))}`)
}

const journeys = (figure: Figure): void => {
  const tables = makeMemory().tables(question, figure)
  const { chance } = bestOption(tables, question)
  const [dice, table] = [seededDice(SEED), tableFor(question)]
  let successes = 0
  const time = timed(() => {
    for (let journey = 0; journey < JOURNEYS; journey++) if (playOnce(question, tables, dice, table)) successes++
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

answers()
journeys('prudent')
journeys('hopeful')
