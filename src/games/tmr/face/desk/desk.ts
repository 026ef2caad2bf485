import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CellId, Direction, Moment, WalkStep } from '../../rules/public.ts'
import type { Choosing } from './choosing.ts'
import { type GoalOf, keepGoal, readGoal } from './goals.ts'
import { keepSkills, readSkills, type Skills } from './skills.ts'

/** What lies on this person's desk and concerns nobody else: what they point at, pick and have open. */
export interface Desk {
  /** The spell one wants to cast: its lands are lit, and the advice is for it. */
  readonly spell: string | null
  /** Goes up without a spell in mind; neither: not asked yet. */
  readonly wanders: boolean
  /** The cell marked for a service, or for the choice under way. */
  readonly target: CellId | null
  /** HID-5: the path being said to a Passeur or Messager. */
  readonly path: readonly Direction[]
  /** The way looked at beside the map. */
  readonly way: Direction | null
  /** The steps still to be walked by themselves, until something happens. */
  readonly walk: readonly WalkStep[]
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
  target: null,
  path: [],
  way: null,
  walk: [],
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
}

/** A desk with a goal of its own, which nobody keeps. */
export const createDeskFor = (goal: Pick<Desk, 'spell' | 'wanders'>): StoreApi<Desk> =>
  createStore<Desk>(() => ({ ...EMPTY_DESK, ...goal }))

/** The desk of one dreamer in one journey, with the goal it had before. */
export const createDesk = (of: GoalOf): StoreApi<Desk> => {
  const desk = createStore<Desk>(() => ({ ...EMPTY_DESK, ...readGoal(of), skills: readSkills(of) }))
  desk.subscribe((now, before) => {
    if (now.spell !== before.spell || now.wanders !== before.wanders) keepGoal(of, now)
    if (now.skills !== before.skills) keepSkills(of, now.skills)
  })
  return desk
}
