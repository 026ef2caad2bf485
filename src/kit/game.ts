import type { Ask, Dice } from './dice.ts'
import type { Due } from './due.ts'
import type { Refusal } from './refusal.ts'
import type { Role } from './roles.ts'
import type { Thrower } from './said.ts'

export const EVERY_SCOPE = '*'

/** A place at the table: one plays it, spectators may follow it. */
export interface Place {
  readonly id: string
  readonly name: string
}

/** Who sits at a table of a game, and how one comes there. */
export interface Seating<Setup, State> {
  /** Whether somebody keeps what is hidden and has the last word. Without, whoever opens a table sits at its first place. */
  readonly gardien: boolean
  /** The table that is opened when nothing is said of it. */
  readonly newTable: Setup
  places(state: State): readonly Place[]
  /** Where a place stands in the game, read from what its player sees; null: they do not know; absent: nowhere. */
  stands?(view: unknown, seat: string): string | null
  /** Whose answer the table waits for; absent where it does not matter who has the device in hand. */
  awaited?(state: State): readonly string[]
  /** Whether the game is over, and what was hidden may be read by all who sit there; absent: it never is. */
  over?(state: State): boolean
  /** Whether something lies at a place that its player alone may know; absent: as soon as anything was played at the table. */
  hides?(state: State, seat: string): boolean
  /** What ends the game for a seat whose player stays away, said in their name; null: there is nothing to lose yet; absent: the table waits. */
  forfeit?(state: State): unknown
  /** How a character of one's own comes to the table; null where nobody brings one. */
  readonly bringing: {
    nameOf(character: unknown): string
    /** The command, said as the gardien. */
    command(character: Readonly<Record<string, unknown>>, id: string): unknown
  } | null
}

/** How the dice of a command come: all from the program, all from whoever speaks, or each as `throwerOf` says, waited for. */
export type Throwing = 'program' | 'entered' | 'each' | Refusal

/** What a role saw, and of which state. */
export interface Seen<State, View> {
  readonly state: State
  readonly view: View
}

/** What each role is told of one event; null: nothing at all. Those who are told alike are told with the same object. */
export type Telling<Told> = (role: Role) => Told | null

/**
 * A game of commands and events. All functions are pure; `decide` alone may ask for dice.
 * `Told` is what a role is told of an event: another shape than the event, built field by field, so that a new field stays secret.
 */
export interface Game<Setup, State, Command, Event, View, Told> {
  readonly id: string
  /** Raised whenever an event or a setup changes its shape: older ones are upcast when read, newer ones refused. */
  readonly rules: number

  initial(setup: Setup): State
  /** `trail` takes the state after each event where deciding has made them all: nobody need evolve a second time. */
  decide(state: State, command: Command, by: Role, dice: Dice, trail?: State[]): readonly Event[] | Refusal
  evolve(state: State, event: Event): State
  /**
   * A spectateur of the place '' follows nobody. `last` is what the same role saw of another state: what is alike may be taken from it,
   * and when nothing differs it is that view itself.
   */
  view(state: State, role: Role, last?: Seen<State, View> | null): View
  /** Of an event that led from one state to the next. */
  tell(event: Event, before: State, after: State): Telling<Told>

  /**
   * Whether a role that sees this can point at that place, and be shown it: what a side may not see is neither pointed at nor shown to it.
   * Absent: there is nothing to point at.
   */
  pointable?(view: View, place: string): boolean

  readonly seating: Seating<Setup, State>
  /** `faces`: whether the sender has some to enter. */
  throwing(state: State, by: Role, faces: 'entered' | 'none'): Throwing
  /** Who says what one die of a command shows that waits for dice. */
  throwerOf(state: State, by: Role, ask: Ask): Thrower
  /** Whether it is not carried out under a die: refused while what another said in its scope waits for one. Absent: none is. */
  waitsForDice?(command: Command): boolean

  /** Entries of different scopes commute, so that one can be undone under later ones of the others; none commutes with EVERY_SCOPE. */
  scopeOf(command: Command): string
  /** Whether an event told somebody something that was not theirs to know before, directly or not: undoing it needs consent. */
  reveals(event: Event, before: State, after: State): boolean
  /** Whose consent, of those who sit there: whoever asks is never among them, and somebody who is out of the game need not be. */
  undoNeeds(state: State, sitting: readonly Role[]): readonly Role[]

  /** What the table says by itself after a time, unless the state changes before; absent: nothing, ever. */
  due?(state: State): Due<Command> | null

  parseSetup(input: unknown): Setup | Refusal
  parseCommand(input: unknown): Command | Refusal
  parseEvent(input: unknown): Event | Refusal
  /** What was written under older rules, as today's would have it. */
  upcastSetup(input: unknown, rules: number): unknown
  upcastEvent(input: unknown, rules: number): unknown
}

/** For those who host any game: its types meet again in its own rules and face. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown>
