import type { CellId } from '../src/games/tmr/rules/map/map.ts'
import { makePlanner } from '../src/games/tmr/rules/planner/plan.ts'
import type { Question } from '../src/games/tmr/rules/planner/question.ts'
import { median, timed } from './common/figures.ts'

/** What a figure of the journey takes, by processor time. How near it is to the last digit is held by the planner's tests. */
const ROUNDS = 7

const standard: Question = {
  dreamer: { reve: 13, draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, malus: 0, repression: 0 },
  spell: { voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4 },
  ...{ mode: 'normal', dream: 13, boxes: 24, cell: 'G8' as CellId },
  moment: { phase: 'awake', waiting: null },
}
const hard: Question = { ...standard, dream: 40, boxes: 60 }
const nextStep: Question = { ...standard, dream: 12, boxes: 23, moment: { phase: 'free', messenger: null, released: false } }

const typically = async (work: () => unknown): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push((await timed(work)).processor)
  return median(times)
}
const tell = (what: string, ms: number): void => console.log(`${what.padEnd(44)}${ms.toFixed(1).padStart(8)} ms`)

const firstAnswer = (question: Question): unknown => makePlanner().prospect(question, 'prudent')
const bothFigures = (question: Question): unknown => makePlanner().figures(question)

tell('the very first question, code still cold', (await timed(() => firstAnswer(standard))).processor)
for (const [name, question] of Object.entries({ standard, hard })) {
  tell(`${name} (${question.dream} dream points, ${question.boxes} boxes), first`, await typically(() => firstAnswer(question)))
  tell('  both figures', await typically(() => bothFigures(question)))
}
const planner = makePlanner()
planner.prospect(standard, 'prudent')
tell('the next step of the same journey', await typically(() => planner.prospect(nextStep, 'prudent')))
