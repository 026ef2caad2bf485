import { CELL_IDS, type CellId } from '../map/map.ts'
import type { Throng, Way } from './crowd.ts'
import type { Ends } from './ends.ts'
import { type BestPath, makeFlow } from './flow.ts'
import { groundAsked } from './groundAsked.ts'
import { cellIn, slotOf } from './land.ts'
import { type Memory, makeMemory } from './memory.ts'
import { bestOption, type Option, optionsAt } from './options.ts'
import { levelOf } from './outcomes.ts'
import type { Figure, Question } from './question.ts'
import { at, rowOf } from './rows.ts'
import { pour } from './start.ts'
import type { Tables } from './tables.ts'

export interface PathStep {
  readonly cell: CellId
  /** How it was come to; null: the present place. */
  readonly way: Way | null
}

export interface Path {
  readonly steps: readonly PathStep[]
  /** Cast by a Messager sent from the last of them. */
  readonly proxy: boolean
  readonly chance: number
}

export interface Figures {
  readonly prudent: number
  readonly hopeful: number
}

export interface Plan extends Figures {
  /** The figure whose best play the rest speaks of. */
  readonly figure: Figure
  readonly best: Option
  /** Every option of the moment, the best first. */
  readonly options: readonly Option[]
  readonly ends: Ends
  /** The likeliest way to a success; null: there is none. */
  readonly path: Path | null
  /** Of a free moment on each cell of the map now (awake: once gone up), in map order. */
  readonly heat: readonly number[]
}

const stepsTo = (last: Throng): readonly PathStep[] => {
  const steps: PathStep[] = []
  for (let throng: Throng | null = last; throng; throng = throng.from)
    steps.unshift({ cell: cellIn(throng.spot.cell), way: throng.way })
  return steps.filter(({ cell, way }, index) => index === 0 || way !== null || cell !== steps[index - 1]?.cell)
}

const pathOf = (path: BestPath | null): Path | null =>
  path && { steps: stepsTo(path.last), proxy: path.proxy, chance: path.chance }

const follow = (tables: Tables, question: Question, best: Option) => {
  const flow = makeFlow(tables, question.boxes, question.dreamer.repression)
  if (best.chance > 0) pour(tables, flow, question, best)
  return flow.run()
}

const heatOf = (tables: Tables, question: Question): readonly number[] => {
  const awake = question.moment.phase === 'awake'
  const dream = question.dream - (awake ? groundAsked(question).ascentCost(question.mode) : 0)
  const boxes = question.boxes - (awake ? 1 : 0)
  if (dream <= 0 || boxes <= 0) return CELL_IDS.map(() => 0)
  const row = rowOf(tables.free, boxes, levelOf(tables, dream))
  return CELL_IDS.map((id) => at(row, slotOf(id)))
}

/** A planner remembers its tables: the next question of the same journey is answered at once. */
export interface Planner {
  readonly plan: (question: Question, figure?: Figure) => Plan
  /** The figures alone. */
  readonly figures: (question: Question) => Figures
  /** The options of the moment alone, the best first. */
  readonly options: (question: Question, figure?: Figure) => readonly Option[]
}

export const makePlanner = (memory: Memory = makeMemory()): Planner => {
  const figures = (question: Question): Figures => ({
    prudent: bestOption(memory.tables(question, 'prudent'), question).chance,
    hopeful: bestOption(memory.tables(question, 'hopeful'), question).chance,
  })
  const options = (question: Question, figure: Figure = 'prudent'): readonly Option[] => {
    const tables = { ...memory.tables(question, figure), mode: question.mode }
    return [...optionsAt(tables, question)].sort((a, b) => b.chance - a.chance)
  }
  const plan = (question: Question, figure: Figure = 'prudent'): Plan => {
    const tables = { ...memory.tables(question, figure), mode: question.mode }
    const best = bestOption(tables, question)
    const { ends, path } = follow(tables, question, best)
    return {
      ...{ ...figures(question), figure, best, options: options(question, figure), ends },
      ...{ path: pathOf(path), heat: heatOf(tables, question) },
    }
  }
  return { plan, figures, options }
}
