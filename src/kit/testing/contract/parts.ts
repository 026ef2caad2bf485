import type { Bots } from '../../bot.ts'
import type { Dice } from '../../dice.ts'
import type { AnyGame } from '../../game.ts'
import type { Refusal } from '../../refusal.ts'
import type { Role } from '../../roles.ts'
import type { Chance } from '../chance.ts'
import type { Received } from '../nonInterference.ts'

export interface Said<Command> {
  readonly command: Command
  readonly by: Role
}

/** A table that a role cannot tell from another: the same, but for something hidden. */
export interface OtherWorld<State, Command, View, Told> {
  readonly state: State
  /** Dice of this world and of that: what the role sees of them is alike. Absent: all are alike. */
  readonly dice?: (seed: number, said: Said<Command>) => readonly [Dice, Dice]
  /** Whether the role may learn this of what differs; the comparison then ends. Absent: nothing may be learned. */
  readonly mayDiffer?: (left: Received<View, Told>, right: Received<View, Told>) => boolean
}

/** An answer as a question shows it. */
export interface Offer<Command> {
  readonly command: Command
  /** Why it is shut, as it is shown; null: it is open. */
  readonly refusal: unknown
}

/** What a game gives so that the contract of games can be tried on it. What it has not it leaves out. */
export interface ContractParts<Setup, State, Command, Event, View, Told> {
  /** Tables to play at, by what they are. */
  readonly setups: Readonly<Record<string, Setup>>
  /** What has happened before anything is said. */
  opening?(table: string, seed: number): readonly Event[]
  /** What somebody says next, mostly what is open to them; null: it is over. Whatever is said is tried by every other role too. */
  says(state: State, chance: Chance): Said<Command> | null
  /** Dice under which much happens; absent: fair ones. */
  dice?(seed: number): Dice
  /** How many games at each table, and how long they go on at most. */
  readonly games: number
  readonly steps: number
  /** What must be so between two commands, and in every world that a role takes for this one. */
  holds?(state: State, before: State): void
  /** What must be so of a game that nobody has anything to say to any more; absent: games go on for ever. */
  ended?(state: State): void

  /** Those who play whole games among themselves, by the table they play at. */
  readonly bots?: Readonly<Record<string, Bots<View, Command>>>

  /** What an answer costs nobody to see: made of the view, of whoever looks. */
  offers?(view: View, role: Role, chance: Chance): readonly Offer<Command>[]
  /** A refusal as an offer shows it; absent: its code. */
  shown?(refusal: Refusal, view: View): unknown

  readonly secrets?: Secrets<State, Command, View, Told>

  /** Whether it changes by hand what others have gone by: then its scope says less than it should. Absent: never. */
  overrules?(command: Command): boolean
  /** Who still plays; absent: everybody, always. */
  inGame?(state: State): readonly string[]
  /** An error of its own for an event that cannot have happened where it stands. */
  readonly misfit?: abstract new (
    ...args: never[]
  ) => Error
}

/** What a game hides, and from whom. */
export interface Secrets<State, Command, View, Told> {
  /** None where this role knows everything now. */
  otherWorlds(state: State, role: Role, chance: Chance): readonly OtherWorld<State, Command, View, Told>[]
  /** By its nature it shows what was hidden from this role: left out where worlds are compared. */
  shows?(said: Said<Command>, role: Role): boolean
  /** What somebody may have said instead, which looks alike to this role: said in the other world. */
  instead?(said: Said<Command>, role: Role, chance: Chance): Command
  /** Prompts, legal commands, odds: whatever a role's own program makes of the view. */
  derive?(view: View): unknown
  /** All that the role could try at once: it is refused alike in both worlds. */
  tries?(role: Role): readonly Command[]
  /** How many of them are to be compared at least, so that something was tried. */
  readonly atLeast: number
}

export type AnyParts = ContractParts<unknown, unknown, unknown, unknown, unknown, unknown>

export interface Tried {
  readonly game: AnyGame
  readonly parts: AnyParts
}
