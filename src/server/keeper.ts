import { CannotDo } from './cannotDo.ts'
import type { Config, Environment } from './common/config.ts'
import type { Games } from './common/games.ts'
import { LAYOUT } from './persistence/database.ts'
import { fileOf } from './persistence/folder.ts'
import { isThere } from './persistence/owner.ts'
import { openPostgres } from './persistence/postgres.ts'
import { LAYOUTS } from './persistence/postgresLayouts.ts'
import { type Reading, readPostgres, readSqlite } from './persistence/reading.ts'
import { openSqlite } from './persistence/sqlite.ts'
import type { Store } from './persistence/store.ts'

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

/** What every command of the keeper of a server is given. */
export interface Parts {
  readonly games: Games
  readonly config: Config
  /** Where the settings were read. */
  readonly env: Environment
  readonly now: number
  readonly say: (line: string) => void
}

export const needTables = (folder: string): string => {
  if (!isThere(fileOf(folder))) throw new CannotDo(`There are no tables in ${folder}: set DATA_DIR to their folder.`)
  return fileOf(folder)
}

export const closing = async <Kept extends { close(): Promise<void> }, Result>(
  kept: Kept,
  use: (kept: Kept) => Promise<Result>,
): Promise<Result> => {
  try {
    return await use(kept)
  } finally {
    await kept.close()
  }
}

/** As it is, whoever serves it meanwhile. */
export const reading = async <Result>(
  { DATA_DIR, DATABASE_URL }: Settings,
  use: (kept: Reading) => Promise<Result>,
): Promise<Result> => closing(DATABASE_URL === null ? readSqlite(needTables(DATA_DIR)) : await readPostgres(DATABASE_URL), use)

/** To write beside servers that run: nothing is brought to another layout under them. */
export const writing = async <Result>(config: Settings, use: (store: Store) => Promise<Result>): Promise<Result> => {
  const { DATA_DIR, DATABASE_URL } = config
  const own = DATABASE_URL === null ? LAYOUT : LAYOUTS.length
  const layout = await reading(config, async (kept) => kept.layout)
  if (layout !== own)
    throw new CannotDo(`The tables are in layout ${layout}, and this version writes layout ${own}: start it on them once, first.`)
  const store =
    DATABASE_URL === null
      ? openSqlite(fileOf(DATA_DIR))
      : openPostgres({ url: DATABASE_URL, onFault: (error) => console.error(error instanceof Error ? error.message : error) })
  return closing(await store, use)
}
