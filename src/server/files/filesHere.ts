import type { Games } from '../common/games.ts'
import type { Sql } from '../persistence/sql.ts'
import { createTableFiles } from '../persistence/tableFile.ts'
import type { WriteFile } from '../seats/saving.ts'
import { type Limits, type ReadFile, readingHere } from './reading.ts'
import { writingHere } from './writing.ts'

/** Where whole tables are read from files and written to them. */
export interface Files {
  readonly read: ReadFile
  readonly write: WriteFile
}

/** Where the tables are served: for games that no thread knows. */
export const filesHere =
  (games: Games, limits: Limits) =>
  (sql: Pick<Sql, 'rows'>): Files => ({ read: readingHere(games, limits), write: writingHere(createTableFiles(sql, games)) })
