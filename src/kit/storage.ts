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

/**
 * Where a table is kept. Several rooms may share one storage: whoever appends says after which entry, and the second to come is told so.
 * A promise rejects only when the storage itself fails; the entry may then have been stored or not.
 */
export interface Storage<Event> {
  load(): Promise<Stored<Event>>
  /** The entries after that one. */
  since(seq: number): Promise<readonly Entry<Event>[]>
  append(entry: Entry<Event>, expectedSeq: number): Promise<'stored' | 'conflict'>
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
