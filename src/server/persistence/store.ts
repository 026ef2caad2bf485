import type { Bus } from './bus.ts'
import type { Entries } from './entries.ts'
import { createGone, type Gone } from './gone.ts'
import { createJoiners, type Joiners } from './joiners.ts'
import { createLinks, type Links } from './links.ts'
import { createRegistry, type Registry } from './registry.ts'
import type { Sql } from './sql.ts'

/** Tables, seats, links, who waits at the doors, and why others are gone. */
export interface Records {
  readonly registry: Registry
  readonly links: Links
  readonly joiners: Joiners
  readonly gone: Gone
}

/** Everything that is kept, whatever keeps it. */
export interface Store {
  readonly records: Records
  readonly entries: Entries
  readonly sql: Sql
  /** About one table: all of it or nothing, with nobody else's changes in between. Nothing may be appended meanwhile. */
  together<Result>(table: string, job: (records: Records) => Promise<Result>): Promise<Result>
  /** All of it or nothing, in the database's own words. */
  inOne<Result>(job: (sql: Sql) => Promise<Result>): Promise<Result>
  /** About one table: one such job at a time, wherever it is begun. */
  oneAtATime<Result>(table: string, job: () => Promise<Result>): Promise<Result>
  /** In which layout it is kept, as far as this version knows. */
  readonly layout: number
  /** In which it is by now: another version may have brought it further. */
  layoutNow(): Promise<number>
  /** How much it takes on the disk. */
  bytes(): Promise<number>
  /** When it was last copied, in milliseconds; 0 when it never was. */
  lastBackup(): Promise<number>
  /** The others that serve the same tables; null where there can be none. */
  readonly bus: Bus | null
  /** Whether it cannot be reached just now. */
  away(): boolean
  /** Really written, so that a full or failing disk shows. */
  beat(): Promise<unknown>
  close(): Promise<void>
}

export const recordsOf = (sql: Sql): Records => ({
  registry: createRegistry(sql),
  links: createLinks(sql),
  joiners: createJoiners(sql),
  gone: createGone(sql),
})
