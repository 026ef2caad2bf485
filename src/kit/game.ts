import type { Dice } from './dice.ts'
import type { Refusal } from './refusal.ts'
import type { Role } from './roles.ts'

export const EVERY_SCOPE = '*'

/**
 * A game of commands and events. All functions are pure; `decide` alone may ask for dice.
 * `Told` is what a role is told of an event: another shape than the event, built field by field, so that a new field stays secret.
 */
export interface Game<Setup, State, Command, Event, View, Told> {
  readonly id: string
  /** Saves of another rules version are refused. */
  readonly rules: number

  initial(setup: Setup): State
  decide(state: State, command: Command, by: Role, dice: Dice): readonly Event[] | Refusal
  evolve(state: State, event: Event): State
  view(state: State, role: Role): View
  /** What a role is told of an event that led from one state to the next; null: nothing at all. */
  tell(event: Event, before: State, after: State, role: Role): Told | null

  /** Entries of different scopes commute, so that one can be undone under later ones of the others; none commutes with EVERY_SCOPE. */
  scopeOf(command: Command): string
  /** Whether an event told somebody something that was not theirs to know before, directly or not: undoing it needs the gardien. */
  reveals(event: Event, before: State, after: State): boolean

  parseSetup(input: unknown): Setup | Refusal
  parseCommand(input: unknown): Command | Refusal
  parseEvent(input: unknown): Event | Refusal
}
