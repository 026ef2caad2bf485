import {
  type Aim,
  asValued,
  DIRECTIONS,
  type Direction,
  exitsOf,
  isHopeless,
  isMistake,
  judge,
  leavingOut,
  type Planner,
  questionOf,
  type Valued,
  type Voie,
  type Weighed,
  worthOf,
} from '../../rules/public.ts'
import { type Act, actOfCommand, isAct } from '../act/act.ts'
import { makeFinder } from '../drills/findingSteps.ts'
import { beliefOf } from '../drills/lostDrill.ts'
import type { Seen } from '../situation/situation.ts'
import { type Why, whyOf } from './why.ts'

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
  /** By so much it is less where being lost later is no failure, but told at once. */
  readonly leftOut: number
  /** `nothing`: this ascent was worth next to nothing, and coming down the best. */
  readonly verdict: 'goOn' | 'nothing'
  /** Why the answer given falls short; null: it does not, or by luck of the way alone. */
  readonly why: Why | null
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

/** MOV-4: hopeless up there, coming down is the answer: it gives nothing away. */
const hopelessly = (
  options: readonly Valued[],
  chosen: Valued,
  now: number,
): Pick<Review, 'best' | 'lost' | 'verdict'> | null => {
  const best = options.find(({ command }) => command.type === 'descend')
  return best ? { best, verdict: 'nothing', lost: chosen === best ? 0 : Math.max(0, now - chosen.chance) } : null
}

/** ENC-4: the voie named; of those that were not, nothing is said. */
const voieOf = (command: Valued['command']): Voie | undefined =>
  command.type === 'master' || command.type === 'struggle' ? command.voie : undefined

/** What the coach says of a decision, from the player's view before it alone; null where there was nothing to choose, or nothing to reckon. */
export const reviewOf = (planner: Planner, { seq, seen, act }: Decision, aim: Aim): Review | null => {
  const question = questionOf(seen.view, seen.board, aim.spell, aim.mode)
  if (!question) return null
  const asked = { question, exits: exitsOf(seen.view, seen.board) }
  const { weighed, best: advised, now } = judge(planner, asked)
  const all = weighed.map((one) => asValued(one, seen, aim))
  const best = advised && all[weighed.indexOf(advised)]
  const options = all.filter(({ command }) => !voieOf(command) || voieOf(command) === act.voie)
  const chosen = options.find(({ command }) => isAct(act, actOfCommand(command)) && voieOf(command) === act.voie)
  if (!chosen || !best || options.length < 2) return null
  const goingOn = { best, verdict: 'goOn', lost: Math.max(0, worthOf(best) - worthOf(chosen)) } as const
  const judged = (isHopeless(question, now) && hopelessly(options, chosen, now)) || goingOn
  const of = (valued: Valued): Weighed => weighed[all.indexOf(valued)] as Weighed
  const leftOut = leavingOut(planner, asked)(judged.lost, of(judged.best), of(chosen))
  return { seq, options, chosen, ...judged, leftOut, why: judged.best === chosen ? null : whyOf(seen, judged.best, chosen, aim) }
}

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
    .filter((review) => review.lost >= WORTH_SAYING && isMistake(review))
    .toSorted((a, b) => b.lost - a.lost || a.seq - b.seq)
    .slice(0, most)
