import type { Ask, DieFace } from '../../kit/dice.ts'
import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import type { Entry } from '../../kit/log.ts'
import type { Wearing } from '../../kit/person.ts'
import type { Role } from '../../kit/roles.ts'
import type { ByeCode, WireAnswer, WireDoor, WireSaid, WireSeat, WireTable } from '../../kit/wire.ts'
import type { Talk } from './talk.ts'

export interface Speech {
  readonly command: unknown
  readonly view: unknown
  readonly told: unknown
}

export type LinkAnswer = WireAnswer

/**
 * `local`: the room is in this page. `barred`: the server answers, but no line to it can be opened. `stale`: the page is older than the
 * table. `refused`: the seat is not, or no longer, ours.
 */
export type ConnectionState =
  | 'local'
  | 'connecting'
  | 'online'
  | 'reconnecting'
  | 'restarting'
  | 'barred'
  | 'stale'
  | 'refused'
  | 'closed'

/** Somebody at a networked table; null: nobody is there, or they have not said what they are called. */
export interface PersonInfo {
  readonly called: string | null
  readonly wears: Wearing
}

/** As it is sent; what that leaves out is null. */
type Known<Sent, Left extends keyof Sent> = Omit<Sent, Left> & {
  readonly [Key in Left]-?: Exclude<Sent[Key], undefined> | null
}

export type SeatInfo = Known<WireSeat, 'called' | 'bot' | 'gone' | 'lapses'>
export type WatcherInfo = Known<WireTable['watchers'][number], 'called' | 'id'>

/** What is known of a networked table besides the game. */
export interface TableInfo extends Omit<WireTable, 'seats' | 'gardien' | 'keeper' | 'watchers'> {
  readonly seats: readonly SeatInfo[]
  readonly gardienConnected: boolean
  /** The gardien, where there is one. */
  readonly keeper: PersonInfo | null
  readonly watchers: readonly WatcherInfo[]
}

/** A die that the gardien is to enter for somebody's command. */
export interface DiceAsked {
  readonly id: string
  /** The command it is thrown for: all its dice have this in common. */
  readonly said: string
  readonly seat: string | null
  /** What was said that it is thrown for. */
  readonly command: unknown
  readonly ask: Ask
}

/** A command of somebody's that waits for a die, as the gardien sees it; whoever watches is told of whom and who throws. */
export interface SaidByOther extends Pick<WireSaid, 'id' | 'by' | 'ask' | 'thrower'> {
  readonly seat: string | null
  /** By which the gardien may enter the die. */
  readonly die: string
}

/** A command of this seat's own that waits for a die, from whichever page it was said. */
export interface OwnSaid<S extends Speech = Speech> extends Pick<WireSaid, 'id' | 'faces' | 'ask'> {
  readonly command: S['command']
}

export interface LinkUpdate<S extends Speech = Speech> {
  readonly state: ConnectionState
  /** Where the state is `refused`: why. */
  readonly refusedFor?: ByeCode | null
  readonly view: S['view'] | null
  readonly notices: readonly Notice<S['told']>[]
  readonly reset: boolean
  readonly requests: readonly UndoRequest[]
  readonly table: TableInfo | null
  readonly diceAsked: readonly DiceAsked[]
  /** For the gardien, and for who watches: what waits for dice. */
  readonly said?: readonly SaidByOther[]
  readonly ownSaid?: OwnSaid<S> | null
  /** For the gardien of a networked table: who asks to come in. */
  readonly door?: WireDoor | null
  /** A command of ours waits for the gardien's dice. */
  readonly waitsForDice?: boolean
}

export type UndoWish = { readonly request: string } | { readonly scope: string }

/** All that was written at a table. */
export interface Logged {
  readonly setup: unknown
  readonly entries: readonly Entry<unknown>[]
}

/** A seat's line to its room, in this page or across the network. */
export interface Link<S extends Speech = Speech> {
  readonly role: Role
  /** The id is the same from the first word to the last die. `shown`: the last notice that was on the screen; alone, a newer one refuses it. */
  say(command: S['command'], faces?: readonly DieFace[], id?: string, shown?: number): Promise<LinkAnswer>
  /** The last of this seat's own; for the gardien, the last of a seat, or a request of somebody else's. */
  undo(target?: UndoWish, shown?: number): Promise<LinkAnswer>
  refuseUndo(request: string): Promise<LinkAnswer>
  /** What this seat saw at a message of its feed. */
  viewAt(n: number): Promise<S['view'] | null>
  /** The gardien's answer to a die asked; null: let the program roll it. */
  enterDie(id: string, face: DieFace | null): Promise<LinkAnswer>
  /** The gardien lets a command that waits for dice be taken back. */
  letTakeBack(by: Role, said: string): Promise<LinkAnswer>
  /** Whoever sits here says the gardien's words too, and so agrees to their own undo. */
  readonly asGardien?: boolean
  /** Absent where one is alone. */
  readonly talk?: Talk
  /** Present where the table is in this page, and nobody else's. */
  readonly log?: () => Logged
  /** The entry of the log that a message of this seat told of. */
  readonly seqOf?: (n: number) => number | null
  subscribe(listener: (update: LinkUpdate<S>) => void): () => void
  close(): void
}
