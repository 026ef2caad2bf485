import { type Dice, seededDice } from '../dice.ts'
import type { Game } from '../game.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type Role, roleKey } from '../roles.ts'
import { same } from '../same.ts'

export interface InterferenceStep<Command> {
  readonly command: Command
  readonly by: Role
  /** What is said instead in the other world, where it looks alike. */
  readonly other?: Command
  /** The dice of the one world and of the other; the same seed for both unless given. */
  readonly dice?: readonly [Dice, Dice]
}

/** All that reaches a role at one step. Without a message there is no view either. */
export interface Received<View, Told> {
  readonly message: { readonly told: readonly Told[]; readonly view: View } | null
  /** The answer to a command of one's own. */
  readonly refusal: Refusal | null
  /** Whatever else is worked out from the view. */
  readonly derived: unknown
}

export interface Interference<View, Told> {
  /** From 1; 0: the two worlds could be told apart from the start. */
  readonly step: number
  readonly part: 'view' | 'told' | 'refusal' | 'message' | 'derived'
  readonly left: Received<View, Told>
  readonly right: Received<View, Told>
}

export interface TwoWorlds<State, Command, View, Told> {
  readonly role: Role
  readonly left: State
  readonly right: State
  readonly steps: readonly InterferenceStep<Command>[]
  /** Prompts, legal commands, odds: functions of the view. */
  readonly derive?: (view: View) => unknown
  /** Whether the role may learn this difference; the comparison then ends. */
  readonly mayDiffer?: (left: Received<View, Told>, right: Received<View, Told>) => boolean
}

const partThatDiffers = <View, Told>(
  left: Received<View, Told>,
  right: Received<View, Told>,
): Interference<View, Told>['part'] | null => {
  if (!same(left.refusal, right.refusal)) return 'refusal'
  if ((left.message === null) !== (right.message === null)) return 'message'
  if (!same(left.message?.told, right.message?.told)) return 'told'
  if (!same(left.message?.view, right.message?.view)) return 'view'
  return same(left.derived, right.derived) ? null : 'derived'
}

/** Plays the same commands in two worlds that a role cannot tell apart, and finds the first thing from which it could. */
export const firstInterference = <Setup, State, Command, Event, View, Told>(
  game: Game<Setup, State, Command, Event, View, Told>,
  worlds: TwoWorlds<State, Command, View, Told>,
): Interference<View, Told> | null => {
  const { role, steps, derive = () => null, mayDiffer = () => false } = worlds

  const looking = (state: State): Received<View, Told> => {
    const view = game.view(state, role)
    return { message: { told: [], view }, refusal: null, derived: derive(view) }
  }

  const play = (state: State, command: Command, by: Role, dice: Dice): [State, Received<View, Told>] => {
    const answer = game.decide(state, command, by, dice)
    if (isRefusal(answer))
      return [state, { message: null, refusal: roleKey(by) === roleKey(role) ? answer : null, derived: null }]
    const told: Told[] = []
    let reached = state
    for (const event of answer) {
      const after = game.evolve(reached, event)
      const piece = game.tell(event, reached, after)(role)
      if (piece !== null) told.push(piece)
      reached = after
    }
    const view = game.view(reached, role)
    const silent = told.length === 0 && same(view, game.view(state, role))
    return [reached, { message: silent ? null : { told, view }, refusal: null, derived: derive(view) }]
  }

  const compare = (step: number, left: Received<View, Told>, right: Received<View, Told>): Interference<View, Told> | null => {
    const part = partThatDiffers(left, right)
    return part && { step, part, left, right }
  }

  const before = compare(0, looking(worlds.left), looking(worlds.right))
  if (before) return before
  let { left, right } = worlds
  for (const [at, step] of steps.entries()) {
    const [leftDice, rightDice] = step.dice ?? [seededDice(at), seededDice(at)]
    const [leftAfter, inLeft] = play(left, step.command, step.by, leftDice)
    const [rightAfter, inRight] = play(right, step.other ?? step.command, step.by, rightDice)
    const found = compare(at + 1, inLeft, inRight)
    if (found) return mayDiffer(inLeft, inRight) ? null : found
    left = leftAfter
    right = rightAfter
  }
  return null
}
