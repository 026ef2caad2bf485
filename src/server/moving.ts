import { CannotDo } from './cannotDo.ts'
import type { Config } from './common/config.ts'
import { type Folder, FolderInUse, takeFolder } from './persistence/folder.ts'
import { type Migration, migrationLine } from './persistence/migration.ts'
import { isEmpty, MovedBadly, moveTables } from './persistence/move.ts'
import { openPostgres } from './persistence/postgres.ts'
import { openSqlite } from './persistence/sqlite.ts'
import type { Store } from './persistence/store.ts'

export type Way = 'to-postgres' | 'to-sqlite'

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

const needUrl = ({ DATABASE_URL }: Settings): string => {
  if (DATABASE_URL === null)
    throw new CannotDo('Set DATABASE_URL to the PostgreSQL, and DATA_DIR to the folder of the SQLite file.')
  return DATABASE_URL
}

const takeAlone = (folder: string): Folder => {
  try {
    return takeFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new CannotDo(`The server is running on ${folder}: stop it first, then move its tables.`)
    throw error
  }
}

/** Nobody plays meanwhile: what was played would stay behind. */
export const needNobody = async ({ bus }: Store, then: string): Promise<void> => {
  const others = (await bus?.everybody()) ?? []
  if (others.length > 0)
    throw new CannotDo(`${others.length} servers are running on that database: stop them first, then ${then}.`)
}

const moveBetween = async (way: Way, sqlite: Store, postgres: Store, { DATA_DIR }: Settings): Promise<string> => {
  const [from, to] = way === 'to-postgres' ? [sqlite, postgres] : [postgres, sqlite]
  const target = way === 'to-postgres' ? 'database' : `folder ${DATA_DIR}`
  if (!(await isEmpty(to))) throw new CannotDo(`The ${target} has tables already: nothing was moved. Choose an empty one.`)
  const moved = await moveTables(from, to).catch((error) => {
    throw error instanceof MovedBadly ? new CannotDo(`${error.message}: go on with where they were.`) : error
  })
  const { tables, entries, seats } = moved
  return `${tables} tables with ${entries} entries and ${seats} seats are in the ${target}, letter by letter; nothing was taken away from where they were.`
}

/** All tables from one keeper to the other, which has none; the first stays as it was. */
export const moveAll = async (way: Way, settings: Settings, say: (line: string) => void): Promise<void> => {
  const url = needUrl(settings)
  const folder = takeAlone(settings.DATA_DIR)
  try {
    const onMigration = (migration: Migration): void => say(migrationLine(migration))
    const postgres = await openPostgres({ url, onFault: console.error, onMigration })
    try {
      await needNobody(postgres, 'move its tables')
      const sqlite = await openSqlite(folder.file, onMigration)
      try {
        say(await moveBetween(way, sqlite, postgres, settings))
      } finally {
        await sqlite.close()
      }
    } finally {
      await postgres.close()
    }
  } finally {
    folder.giveUp()
  }
}
