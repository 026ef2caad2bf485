/**
 * What a command takes on the disk: journeys played at random through the real server, into SQLite and into PostgreSQL.
 *   tsx bench/entries.ts [TABLES] [COMMANDS OF A SEAT]      (6 and 150 without numbers)
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { Client } from 'pg'
import type { Config } from '../src/server/common/config.ts'
import { chanceOf } from '../src/server/testing/chance.ts'
import { openTestTable, startTestServer } from '../src/server/testing/harness.ts'
import { takeSeat, wordOf } from '../src/server/testing/played.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'

const TABLES = Number(process.argv[2] ?? 6)
const COMMANDS = Number(process.argv[3] ?? 150)
const FREE = { MESSAGE_BURST: 1e9, NEW_TABLES_PER_HOUR: 1e6, REQUESTS_PER_MINUTE: 1e6, CODE_TRIES_PER_MINUTE: 1e6 }

const playEvening = async (config: Partial<Config>): Promise<void> => {
  const server = await startTestServer({ config: { ...FREE, ...config } })
  for (let seed = 1; seed <= TABLES; seed++) {
    const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo', 'Cy'])
    const seats = [gardien, ...players].map((seat) => takeSeat(server.origin, seat))
    const play = async ({ watched }: (typeof seats)[number], at: number): Promise<void> => {
      const chance = chanceOf(seed * 10 + at)
      await watched.until(({ state }) => state === 'online')
      // The gardien says a fifth of what players say.
      const words = watched.link.role.kind === 'gardien' ? COMMANDS / 5 : COMMANDS
      for (let said = 0; said < words; said++) await watched.link.submit(wordOf(watched, chance))
      watched.link.close()
    }
    await Promise.all(seats.map(play))
  }
  await server.stop()
}

const tell = (where: string, entries: number, bytes: number): void =>
  console.log(`${where.padEnd(12)}${entries} entries, ${bytes} bytes: ${Math.round(bytes / entries)} an entry`)

const sizeOf = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.startsWith('tables.db'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-entries-'))
const empty = await startTestServer({ config: { DATA_DIR: folder } })
await empty.stop()
const before = sizeOf(folder)
await playEvening({ DATA_DIR: folder })
const database = new Database(join(folder, 'tables.db'))
const { count } = database.prepare('SELECT count(*) AS count FROM entries').get() as { count: number }
const { text } = database.prepare('SELECT sum(length(CAST(body AS BLOB))) AS text FROM entries').get() as { text: number }
database.close()
tell('SQLite', count, sizeOf(folder) - before)
console.log(`${''.padEnd(12)}of which ${Math.round(text / count)} are the entry itself`)
rmSync(folder, { recursive: true })

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const client = new Client({ connectionString: url })
const ask = async (sql: string): Promise<number> => Number((await client.query<{ value: string }>(sql)).rows[0]?.value)
const started = await startTestServer({ config: { DATABASE_URL: url } })
await started.stop()
await client.connect()
const SIZE = 'SELECT pg_database_size(current_database()) AS value'
const emptySize = await ask(SIZE)
await playEvening({ DATABASE_URL: url })
tell('PostgreSQL', await ask('SELECT count(*) AS value FROM entries'), (await ask(SIZE)) - emptySize)
await client.end()
await postgres.stop()
