import type { Ground } from '../ground/ground.ts'
import { CELL_IDS, type CellId } from '../map/map.ts'
import type { Throng, Way } from './crowd.ts'
import { type Ends, endsOf, newTally } from './ends.ts'
import { type BestPath, makeFlow } from './flow.ts'
import { type Groping, gropingAt } from './groping.ts'
import { cellIn, slotOf } from './land.ts'
import { type Memory, makeMemory } from './memory.ts'
import { notesOf, type PlanNotes } from './notes.ts'
import { bestOption, type Option, optionsAt, spotOf, undisturbedAt } from './options.ts'
import type { Figure, Question } from './question.ts'
import { pour } from './start.ts'
import { groundAsked, inSteps } from './steps.ts'
import { readAt, type Sheaf, type Tables } from './tables.ts'

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
  /** What is not reckoned exactly, or leaves no chance. */
  readonly notes: PlanNotes
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
  const { exists } = groundAsked(question)
  const { free } = tables.sheaves.at(-1) as Sheaf
  return CELL_IDS.map((id) => (exists(id) ? readAt(tables, free, boxes, dream, slotOf(id)) : 0))
}

/** What one figure's best play is: the other figure is not waited for. */
export interface Course extends Omit<Plan, keyof Figures> {
  readonly chance: number
}

/** How the best play ends, and its likeliest way: following the journeys takes longer than the figure. */
export type Outlook = Pick<Course, 'ends' | 'path'>
export interface Prospect extends Omit<Course, keyof Outlook> {
  /** Of a moment in which the encounter is gone; null: there is none. */
  readonly undisturbed: number | null
}

/** A planner remembers its tables: the next question of the same journey is answered at once. */
export interface Planner {
  readonly plan: (question: Question, figure?: Figure) => Plan
  readonly course: (question: Question, figure: Figure) => Course
  /** The two parts of a course, the quick one first. */
  readonly prospect: (question: Question, figure: Figure) => Prospect
  readonly outlook: (question: Question, figure: Figure) => Outlook
  /** One figure alone. */
  readonly chance: (question: Question, figure: Figure) => number
  /** The prudent figure with each of these dream points, the tables made once for all of them. */
  readonly chances: (question: Question, dreams: readonly number[]) => readonly number[]
  readonly figures: (question: Question) => Figures
  /** Every option of the moment, the best first. */
  readonly options: (question: Question, figure?: Figure) => readonly Option[]
  /** Of a moment in which the encounter is gone; null: there is none, or no chance at all. */
  readonly undisturbed: (question: Question, figure?: Figure) => number | null
  /** What the steps of this free moment lead to, wherever it is. */
  readonly groping: (question: Question) => Groping
}

const sorted = (options: readonly Option[]): readonly Option[] => [...options].sort((a, b) => b.chance - a.chance)

const inBoxes = (ends: Ends, { fatigue }: Ground): Ends => ({ ...ends, fatigue: ends.fatigue * fatigue })

/** PLN-2, PLN-4: the same options, and no chance in any of them. */
const hopeless = (options: readonly Option[], figure: Figure, notes: PlanNotes): Prospect => {
  const none = options.map((option) => ({ ...option, chance: 0 }))
  const heat = CELL_IDS.map(() => 0)
  return { figure, notes, chance: 0, best: none[0] as Option, options: none, heat, undisturbed: null }
}

export const makePlanner = (memory: Memory = makeMemory()): Planner => {
  const tablesAt = (question: Question, figure: Figure, least?: number): Tables => ({
    ...memory.tables(question, figure, least),
    mode: question.mode,
  })
  const chance = (asked: Question, figure: Figure): number => {
    const question = inSteps(asked)
    if (notesOf(question).hindrances.length > 0) return 0
    return bestOption(tablesAt(question, figure), question).chance
  }
  const chances = (asked: Question, dreams: readonly number[]): readonly number[] => {
    const question = inSteps({ ...asked, dream: Math.max(...dreams) })
    if (notesOf(question).hindrances.length > 0) return dreams.map(() => 0)
    const tables = tablesAt(question, 'prudent', Math.min(...dreams))
    return dreams.map((dream) => bestOption(tables, { ...question, dream }).chance)
  }
  const prospect = (asked: Question, figure: Figure): Prospect => {
    const [question, notes] = [inSteps(asked), notesOf(asked)]
    const tables = tablesAt(question, figure)
    const options = sorted(optionsAt(tables, question))
    if (notes.hindrances.length > 0) return hopeless(options, figure, notes)
    const best = bestOption(tables, question)
    const [heat, undisturbed] = [heatOf(tables, question), undisturbedAt(tables, question)]
    return { figure, notes, chance: best.chance, best, options, heat, undisturbed }
  }
  const outlook = (asked: Question, figure: Figure): Outlook => {
    if (notesOf(asked).hindrances.length > 0) return { ends: endsOf(newTally()), path: null }
    const question = inSteps(asked)
    const tables = tablesAt(question, figure)
    const { ends, path } = follow(tables, question, bestOption(tables, question))
    return { ends: inBoxes(ends, groundAsked(question)), path: pathOf(path) }
  }
  const course = (question: Question, figure: Figure): Course => {
    const { undisturbed: _, ...known } = prospect(question, figure)
    return { ...known, ...outlook(question, figure) }
  }
  const undisturbed = (asked: Question, figure: Figure = 'prudent'): number | null => {
    const question = inSteps(asked)
    return notesOf(question).hindrances.length > 0 ? null : undisturbedAt(tablesAt(question, figure), question)
  }
  const groping = (asked: Question): Groping => {
    const question = inSteps(asked)
    const tables = tablesAt(question, 'prudent')
    const released = question.moment.phase === 'free' && question.moment.released
    const known = gropingAt(tables, spotOf(tables, question, true), released)
    return notesOf(question).hindrances.length > 0 ? { ...known, found: known.found.map((row) => row.map(() => 0)) } : known
  }
  const options = (asked: Question, figure: Figure = 'prudent'): readonly Option[] => {
    const question = inSteps(asked)
    const all = sorted(optionsAt(tablesAt(question, figure), question))
    return notesOf(question).hindrances.length > 0 ? all.map((option) => ({ ...option, chance: 0 })) : all
  }
  const figures = (question: Question): Figures => ({
    prudent: chance(question, 'prudent'),
    hopeful: chance(question, 'hopeful'),
  })
  const plan = (question: Question, figure: Figure = 'prudent'): Plan => {
    const { chance: _, ...rest } = course(question, figure)
    return { ...rest, ...figures(question) }
  }
  return { plan, course, prospect, outlook, chance, chances, figures, options, undisturbed, groping }
}
