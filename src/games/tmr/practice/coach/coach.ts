import type { Planner } from '../../rules/public.ts'
import { DIRECTIONS, type Direction } from '../../rules/public.ts'
import { type Act, actOfCommand, isAct } from '../act/act.ts'
import { makeFinder } from '../drills/findingSteps.ts'
import { beliefOf } from '../drills/lostDrill.ts'
import type { Seen } from '../situation/situation.ts'
import { type Aim, type Valued, valuesAt } from '../worth/worth.ts'

/** A decision of a journey: what was seen before it, and what was then done. */
export interface Decision {
  /** The entry to replay from. */
  readonly seq: number
  readonly seen: Seen
  readonly act: Act
}

/** What the chances were; the options from the best to the worst. */
export interface Review {
  readonly seq: number
  readonly options: readonly Valued[]
  readonly best: Valued
  readonly chosen: Valued
  /** Chance given away, 0 to 1. */
  readonly lost: number
}

/** Where one is lost: steps to find oneself, on average, by each way. */
export interface GropeReview {
  readonly seq: number
  readonly steps: readonly { readonly to: Direction; readonly steps: number }[]
  readonly chosen: Direction
  readonly lostSteps: number
}

/** More cells than this are beyond reckoning at the table. */
const MOST_CANDIDATES = 30

/**
 * What the coach says of a decision, from the player's view before it alone; null where there was nothing to choose, or nothing to reckon.
 * Coming down at will is worth nothing to this ascent: it is said only where something else was.
 */
export const reviewOf = (planner: Planner, { seq, seen, act }: Decision, aim: Aim): Review | null => {
  const options = valuesAt(planner, seen, aim)
  const [best] = options ?? []
  if (!options || !best || options.length < 2) return null
  const chosen = options.find(({ command }) => isAct(act, actOfCommand(command))) ?? leftUndone(seen, act)
  return chosen && { seq, options, best, chosen, lost: Math.max(0, best.chance - chosen.chance) }
}

/** MOV-4: to come down is open in a free moment, and ends the journey. */
const leftUndone = ({ board }: Seen, act: Act): Valued | null =>
  act.type === 'descend' ? { command: { type: 'descend', dreamer: board.id }, chance: 0, roll: null, risk: null } : null

export const gropeOf = ({ seq, seen, act }: Decision): GropeReview | null => {
  const { board } = seen
  const belief = beliefOf(seen)
  if (act.type !== 'move' || board.position !== null || belief.size > MOST_CANDIDATES) return null
  const finder = makeFinder()
  const steps = DIRECTIONS.map((to) => ({ to, steps: finder.after(belief, to) })).sort((a, b) => a.steps - b.steps)
  const taken = steps.find(({ to }) => to === act.to)
  return taken ? { seq, steps, chosen: taken.to, lostSteps: taken.steps - (steps[0]?.steps ?? 0) } : null
}

/** Less than this is no mistake. */
const WORTH_SAYING = 0.01

/** The two or three decisions that mattered most, by chance lost. */
export const turningPoints = (reviews: readonly Review[], most = 3): readonly Review[] =>
  reviews
    .filter(({ lost }) => lost >= WORTH_SAYING)
    .toSorted((a, b) => b.lost - a.lost || a.seq - b.seq)
    .slice(0, most)
