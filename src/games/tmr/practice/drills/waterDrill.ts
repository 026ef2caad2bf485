import {
  type CellId,
  cellsOfGenre,
  DRY_CELLS,
  dryStepsTo,
  FAR,
  type Genre,
  isWet,
  neighbour,
  roughCosts,
  roughStep,
  stepsTo,
  touching,
  type Valued,
  valuesAt,
} from '../../rules/public.ts'
import { seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import { type Answer, bestOf } from './drill.ts'
import type { Leaning } from './leaning.ts'
import { masteryOf, WATER } from './masteryOf.ts'

const SHORES: readonly CellId[] = DRY_CELLS.filter((cell) => touching(cell).some(isWet))

type Bank = 'wet' | 'dry'

interface Shore {
  /** WET-1: percent. */
  readonly mastery: number
  /** Steps that the water saves, and steps of the dry way. */
  readonly shorter: number
  readonly around: number
  readonly boxes: number
  /** How much worse the water looks than the bank, roughly; below zero: better. */
  readonly worse: number
}

/** How many steps the water saves. */
const savedBy = (from: CellId, goals: readonly CellId[]): number => dryStepsTo(from, goals) - stepsTo(from, goals, () => true)

/** From the bank one may cross further on: then the two are close. */
const worseBy = (from: CellId, goals: readonly CellId[], mastery: number): number => {
  const costs = roughCosts(goals, mastery)
  const least = (cells: readonly CellId[]): number => Math.min(...cells.map((cell) => roughStep(costs, cell, mastery)))
  const steps = touching(from)
  return least(steps.filter(isWet)) - least(steps.filter((cell) => !isWet(cell)))
}

/** By how much the right one is to look better, roughly, for each ease. */
const LOOKS = { plain: [0.3, 9], middling: [0.12, 0.6], close: [0, 0.35] } as const

/** DRM-3: boxes that can be walked after the ascent, the last one putting to sleep. */
const walkable = (boxes: number): number => boxes - 2

/** Water is worth it where the way around is beyond the track, or long and the water nearly sure. */
const isOpen = ({ mastery, shorter, boxes, around, worse }: Shore, { habit, ease }: Leaning): boolean => {
  const [least, most] = LOOKS[ease]
  if (habit === 'dry') return worse >= least && worse <= most
  return -worse >= least - 0.3 && -worse <= most && (around > walkable(boxes) || (shorter >= 3 && mastery >= 85))
}

const stepOf = ({ command }: Valued, from: CellId): CellId | null =>
  command.type === 'move' ? neighbour(from, command.to) : null

/** Two ways around as good as one another are one answer: it is about the water. */
const APART = 0.02

/** The best step into water, and the best on dry land with another that is worse. */
const stepsOf = (values: readonly Valued[], from: CellId): readonly Valued[] => {
  const known = values.filter((value) => stepOf(value, from) !== null)
  const into = (value: Valued): boolean => isWet(stepOf(value, from) as CellId)
  const [dry, ...others] = known.filter((value) => !into(value))
  const worse = dry && others.find(({ chance }) => dry.chance - chance >= APART)
  return [...known.filter(into).slice(0, 1), ...(dry ? [dry] : []), ...(worse ? [worse] : [])]
}

const answerOf = ({ command, chance }: Valued): Answer => ({ key: { kind: 'say', command }, figure: chance, worth: chance })

/** The first is the step into water; the rule of thumb is the best step that keeps its feet dry. */
const DRY_FIRST = 1

/** Draconic that makes the answer leant to likely, and boxes beyond the shortest way. */
const LEVELS = { wet: [6, 12], dry: [4, 9] } as const
const spareFor = (leans: Bank, saved: number): readonly [number, number] => (leans === 'wet' ? [0, saved] : [1, saved + 2])

/** WET-1: cross the water, or walk around. */
export const waterDrill: Maker = (draw, planner, leaning) => {
  const position = draw.among(SHORES)
  const saves = ({ genre }: { readonly genre: string }): boolean => {
    const saved = savedBy(position, cellsOfGenre(genre as Genre))
    return saved >= 2 && saved < FAR / 2
  }
  const spell = drawSpell(draw, saves)
  const goals = spell ? cellsOfGenre(spell.genre as Genre) : []
  const leans = leaning.habit as Bank
  const spare = spareFor(leans, savedBy(position, goals))
  const boxes = 2 + stepsTo(position, goals, () => true) + draw.between(...spare)
  const levels = () => LEVELS[leans]
  const setup = spell && drawTable(draw, { position, spells: [spell], levels, dream: [10, 17], fatigue: [0, 0], boxes })
  const ascent = { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice: [['d7', draw.between(1, 6)]] } as const
  const situation = setup && situate(setup, [ascent])
  const seen = situation && seenIn(situation)
  if (!spell || !situation || seen?.board.phase !== 'free') return null
  const mastery = masteryOf(seen.board, WATER)
  const [shorter, around] = [savedBy(position, goals), dryStepsTo(position, goals)]
  const shore: Shore = { mastery, shorter, around, boxes, worse: worseBy(position, goals, mastery) }
  if (!isOpen(shore, leaning)) return null
  const answers = stepsOf(valuesAt(planner, seen, aimAt(spell)) ?? [], position).map(answerOf)
  if (!isGood(answers, 'chance')) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'chance', answers },
    habit: bestOf(answers) === 0 ? 'wet' : 'dry',
    naive: DRY_FIRST,
    because: { kind: 'water', mastery, shorter: shore.shorter, reach: shore.around <= walkable(boxes) ? 'enough' : 'short' },
  }
}
