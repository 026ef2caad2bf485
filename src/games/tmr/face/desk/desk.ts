import type { DeskAt } from '../../../../house/play/index.ts'
import type { CellId, Command, Direction, DreamerId, DreamerView, Moment, PlanQuestion, WalkStep } from '../../rules/public.ts'
import type { Choosing } from './choosing.ts'
import type { Framing } from './framing.ts'
import { type GoalOf, keepGoal, keepSkills, learntOf, readGoal, readSkills, type Skills } from './kept.ts'
import type { Reckoned } from './messages.ts'

/** What lies on this person's desk and concerns nobody else: what they point at, pick and have open. */
export interface Desk {
  /** The spell one wants to cast: its lands are lit, and the advice is for it. */
  readonly spell: string | null
  /** Goes up without a spell in mind; neither: not asked yet. */
  readonly wanders: boolean
  /** The spell of the goal that was just reached, until something else is said. */
  readonly reached: string | null
  /** The cell marked for a service, or for the choice under way. */
  readonly target: CellId | null
  /** HID-5: the path being said to a Passeur or Messager. */
  readonly path: readonly Direction[]
  /** The way looked at beside the map. */
  readonly way: Direction | null
  /** The steps still to be walked by themselves, until something happens. */
  readonly walk: readonly WalkStep[]
  /** CAST-2: a spell was just kept in hand. */
  readonly keepsSpell: boolean
  /** The cell told about beside the board. */
  readonly told: CellId | null
  /** MAP-5: the way off the map that was tapped at, and is asked about. */
  readonly leaving: Direction | null
  /** For the gardien: the mist of a lost player lies over the map. */
  readonly mist: boolean
  /** For the gardien: answers for the one in sight. */
  readonly standsIn: boolean
  /** With a coach, who is silent before an answer: advice was asked for. */
  readonly asksAdvice: boolean
  /** CAST: the spell whose form is open in place of the question. */
  readonly casting: string | null
  /** The form open in place of the question: stars, meditation, learning, all the spells of a land. */
  readonly deed: Deed | null
  /** NIT-2: how long the hours go on by themselves. */
  readonly sleeping: SleepGoal | null
  /** A cell is being chosen, and what for. */
  readonly choosing: Choosing | null
  /** For the gardien: the cell whose note is written. */
  readonly noted: CellId | null
  /** SIG-5: the levels last said for a meditation. */
  readonly skills: Skills
  /** DRG-4: cards that were read and put away. */
  readonly away: ReadonlySet<string>
  /** What the journey promises, for the board it was reckoned for and for no other. */
  readonly plan: { readonly of: DreamerView; readonly question: PlanQuestion | null; readonly reckoned: Reckoned | null } | null
}

/** How long one sleeps: until rested, or until an hour. */
export interface SleepGoal {
  readonly until: 'rested' | Moment
  /** The hour that is passing; null: none yet. */
  readonly passing: Moment | null
}

export const DEEDS = ['meditate', 'stars', 'spend', 'read', 'synthesise', 'casts'] as const
export type Deed = (typeof DEEDS)[number]

export const EMPTY_DESK: Desk = {
  spell: null,
  wanders: false,
  reached: null,
  target: null,
  path: [],
  way: null,
  walk: [],
  keepsSpell: false,
  told: null,
  leaving: null,
  mist: false,
  standsIn: false,
  asksAdvice: false,
  casting: null,
  deed: null,
  sleeping: null,
  choosing: null,
  noted: null,
  skills: {},
  away: new Set(),
  plan: null,
}

const goalOf = ({ place, sight }: DeskAt): GoalOf => ({ place: place ?? '', dreamer: sight as DreamerId })

/** The desk of one dreamer in one journey, with the goal it had before; in practice, with one of its own, which nobody keeps. */
export const deskFor = (at: DeskAt): Desk => {
  const framing = at.framing as Framing | null
  if (framing) return { ...EMPTY_DESK, ...framing.goal }
  return { ...EMPTY_DESK, ...readGoal(goalOf(at)), skills: readSkills(goalOf(at)) }
}

export const keepDesk = (now: Desk, before: Desk, at: DeskAt): void => {
  if (at.framing) return
  if (now.spell !== before.spell || now.wanders !== before.wanders) keepGoal(goalOf(at), now)
  if (now.skills !== before.skills) keepSkills(goalOf(at), now.skills)
}

/** What is left once something was said. */
export const deskAfter = ({ spell, wanders, mist, standsIn, away, plan, skills }: Desk, command: Command): Desk => ({
  ...EMPTY_DESK,
  ...{ spell, wanders, mist, standsIn, away, plan },
  keepsSpell: command.type === 'keep',
  skills: command.type === 'meditate' ? learntOf(skills, command.method, command.skill) : skills,
})

const ASKED = [
  ...(['spell', 'wanders', 'reached', 'target', 'path'] as const),
  ...(['casting', 'deed', 'sleeping', 'skills', 'standsIn'] as const),
] as const satisfies readonly (keyof Desk)[]

/** What of it the question is made from. */
export type DeskAsked = Pick<Desk, (typeof ASKED)[number]>

export const deskAsked = (desk: Desk): DeskAsked => Object.fromEntries(ASKED.map((key) => [key, desk[key]])) as DeskAsked

/** A cell is to be chosen: nothing is marked yet. */
export const choosingOn = (desk: Desk, choosing: Choosing): Desk => ({
  ...desk,
  choosing,
  target: null,
  told: null,
  leaving: null,
})
