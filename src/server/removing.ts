import { CannotDo } from './cannotDo.ts'
import { closing, needTables, type Parts, reading, writing } from './keeper.ts'
import { isForgotten, lineOf } from './listing.ts'
import { needNobody } from './moving.ts'
import { type Folder, FolderInUse, takeFolder } from './persistence/folder.ts'
import { type KeptTable, listTables } from './persistence/keptTables.ts'
import { type Migration, migrationLine } from './persistence/migration.ts'
import { openPostgres } from './persistence/postgres.ts'
import { openSqlite } from './persistence/sqlite.ts'
import type { Store } from './persistence/store.ts'

const takeAlone = (folder: string): Folder => {
  try {
    return takeFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) throw new CannotDo('The server is running: stop it first, then remove those tables.')
    throw error
  }
}

/** Somebody may come to a forgotten table at any moment: no server runs while those are chosen and removed. */
const withoutServer = async ({ config, say }: Parts, job: (store: Store) => Promise<void>): Promise<void> => {
  const { DATA_DIR, DATABASE_URL } = config
  const onMigration = (migration: Migration): void => say(migrationLine(migration))
  if (DATABASE_URL !== null) {
    const store = await openPostgres({ url: DATABASE_URL, onFault: console.error, onMigration })
    return closing(store, async () => {
      await needNobody(store, 'remove those tables')
      await job(store)
    })
  }
  const file = needTables(DATA_DIR)
  const folder = takeAlone(DATA_DIR)
  try {
    await closing(await openSqlite(file, onMigration), job)
  } finally {
    folder.giveUp()
  }
}

/** Those that are named, or all that are forgotten. */
const doomedOf = (parts: Parts, all: readonly KeptTable[], ids: readonly string[]): readonly KeptTable[] => {
  const unknown = ids.filter((id) => id !== 'forgotten' && !all.some((table) => table.id === id))
  if (unknown.length > 0) throw new CannotDo(`There is no table ${unknown.join(', ')}: nothing was removed.`)
  return ids.includes('forgotten') ? all.filter(isForgotten(parts)) : all.filter(({ id }) => ids.includes(id))
}

export const showDoomed = (parts: Parts, ids: readonly string[]): Promise<void> =>
  reading(parts.config, async ({ sql, knowsOpened }) => {
    const all = await listTables(sql, knowsOpened)
    const doomed = doomedOf(parts, all, ids)
    for (const table of doomed) parts.say(`would remove ${lineOf(table)}`)
    parts.say(`${doomed.length} of ${all.length} tables would be removed`)
  })

/** Tables that are named are removed beside servers that run, which send away whoever is there. */
export const remove = (parts: Parts, ids: readonly string[]): Promise<void> => {
  const job = async ({ sql, together }: Store): Promise<void> => {
    const all = await listTables(sql)
    const doomed = doomedOf(parts, all, ids)
    for (const { id } of doomed) await together(id, ({ registry }) => registry.removeTable(id))
    for (const table of doomed) parts.say(`removed ${lineOf(table)}`)
    parts.say(`${doomed.length} of ${all.length} tables removed`)
  }
  return ids.includes('forgotten') ? withoutServer(parts, job) : writing(parts.config, job)
}
