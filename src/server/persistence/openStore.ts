import type { Config } from '../common/config.ts'
import { takeFolder } from './folder.ts'
import type { Migration } from './migration.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** PostgreSQL where it is named; otherwise one file in a folder that is this process's alone. */
export const openStore = async (
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  onFault: (error: unknown) => void,
  onMigration: (migration: Migration) => void,
): Promise<Store> => {
  if (DATABASE_URL !== null) return openPostgres({ url: DATABASE_URL, onFault, onMigration })
  const folder = takeFolder(DATA_DIR)
  const store = await openSqlite(folder.file, onMigration).catch((error) => {
    folder.giveUp()
    throw error
  })
  return {
    ...store,
    close: async () => {
      await store.close()
      folder.giveUp()
    },
  }
}
