import { accessSync, constants } from 'node:fs'
import Database from 'libsql'
import { Client } from 'pg'
import { LAYOUT, layoutIn } from './database.ts'
import { otherLayout } from './migration.ts'
import { sqlOf } from './postgres.ts'
import { connectionOf } from './postgresConnection.ts'
import { LAYOUTS } from './postgresLayouts.ts'
import type { Row, Sql } from './sql.ts'
import { toldAway } from './storeAway.ts'
import { isDamage } from './storeFailed.ts'

/** Tables to be read, as they are: nothing is written, and nothing brought to another layout, whoever serves them meanwhile. */
export interface Reading {
  readonly sql: Pick<Sql, 'rows'>
  /** Whether it is known when a table was last opened: the first layouts of the file kept that nowhere. */
  readonly knowsOpened: boolean
  readonly layout: number
  close(): Promise<void>
}

/** The first layout of the file that knows when a table was opened. */
const OPENED_SINCE = 3

export class NoTables extends Error {}

/** The first page tells where everything else is. */
const needTables = (database: Database.Database, file: string): void => {
  const layout = layoutIn(database)
  if (layout > LAYOUT) throw otherLayout(file, layout, LAYOUT)
  if (layout === 0) throw new NoTables(`There are no tables in ${file}: no server was ever started on it.`)
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new NoTables(`${file} is damaged at its beginning, where it is written what else is in it: restore a backup.`)
  }
}

/** A file of this layout or an older one. The library knows no way to open it for reading alone: nothing is said that writes. */
export const openFile = (file: string): Database.Database => {
  accessSync(file, constants.R_OK)
  const database = new Database(file)
  database.exec('PRAGMA busy_timeout = 5000')
  try {
    needTables(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export const readSqlite = (file: string): Reading => {
  const database = openFile(file)
  database.exec('PRAGMA query_only = ON')
  const layout = layoutIn(database)
  return {
    sql: {
      rows: async (text, ...values) =>
        database
          .prepare(text)
          .raw()
          .all(...values) as Row[],
    },
    knowsOpened: layout >= OPENED_SINCE,
    layout,
    close: async () => void database.close(),
  }
}

const layoutOf = async (client: Client): Promise<number> => {
  const { rows: found } = await client.query<{ there: boolean }>(`SELECT to_regclass('layout') IS NOT NULL AS there`)
  if (!found[0]?.there) throw new NoTables('There are no tables in that database: no server was ever started on it.')
  const { rows } = await client.query<{ version: number }>('SELECT version FROM layout')
  return rows[0]?.version ?? 0
}

export const readPostgres = async (url: string): Promise<Reading> => {
  const { options, ...how } = connectionOf(url)
  const client = new Client({ ...how, options: `${options} -c default_transaction_read_only=on` })
  client.on('error', () => {})
  try {
    await toldAway(client.connect())
    const layout = await layoutOf(client)
    if (layout > LAYOUTS.length) throw otherLayout('The database', layout, LAYOUTS.length)
    return { sql: sqlOf(client), knowsOpened: true, layout, close: () => client.end() }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
