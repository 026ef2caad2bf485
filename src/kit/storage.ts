import type { Game } from './game.ts'
import type { Entry } from './log.ts'
import type { Kept } from './said.ts'

/** All that is kept of a table. */
export interface Stored<Event> {
  readonly game: string
  readonly rules: number
  readonly setup: unknown
  readonly entries: readonly Entry<Event>[]
}

/** All but the entries. */
export interface StoredHead extends Omit<Stored<unknown>, 'entries'> {
  /** What is due of a new table is due since then; null: since it is opened, where it is opened once. */
  readonly madeAt: number | null
}

/**
 * Where a table is kept. Several rooms may share one storage: whoever appends says after which entry, and the second to come is told so.
 * A promise rejects only when the storage itself fails; the entry may then have been stored or not.
 */
export interface Storage<Event> {
  load(): Promise<Stored<Event>>
  head(): Promise<StoredHead>
  /** The entries after that one; or so many of them, fewer where they are large, one at least while there is one. */
  since(seq: number, most?: number): Promise<readonly Entry<Event>[]>
  /** `after`: the state it leads to, for what is kept beside the entries. */
  append(entry: Entry<Event>, expectedSeq: number, after?: unknown): Promise<'stored' | 'conflict'>
  /** Null where none are kept: whoever opens the table reads all of it. */
  readonly snapshots: Snapshots | null
}

/** Something that the entries up to one amount to. */
export interface Snapshot {
  readonly of: string
  readonly seq: number
  /** A number that grows with the entries, to find it by. */
  readonly n: number
  /** What it was made by: whoever is another makes it anew. */
  readonly maker: string
  /** Plain data. */
  readonly body: unknown
}

export type SnapshotPoint = Pick<Snapshot, 'seq' | 'n'>

/** What can be worked out from the entries at any time, and is kept to save the work: none need be there. */
export interface Snapshots {
  /** One of the same at the same entry takes the place of the one before. */
  keep(snapshots: readonly Snapshot[]): Promise<void>
  /** After which entries there are some, in order. */
  places(of: string, maker: string): Promise<readonly SnapshotPoint[]>
  /** Those after one entry and up to another, in order; without what cannot be read. */
  read(of: string, maker: string, after: number, upTo: number): Promise<readonly Snapshot[]>
}

/**
 * Where what was said at a table is kept, the last of each role. What is kept is there after a fall. Several rooms may share it: whoever
 * keeps something says what was there before, and the second to come is told so.
 */
export interface SaidStorage {
  load(): Promise<readonly Kept[]>
  keep(kept: Kept, before: Kept | null): Promise<'stored' | 'conflict'>
}

export const newTable = <Setup, State, Command, Event, View, Told>(
  game: Game<Setup, State, Command, Event, View, Told>,
  setup: Setup,
): Stored<Event> => ({ game: game.id, rules: game.rules, setup, entries: [] })
