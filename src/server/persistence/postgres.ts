import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient, type QueryArrayConfig, type QueryConfig } from 'pg'
import { createTurnsByName } from '../../kit/turns.ts'
import { createEntries } from './entries.ts'
import { createGroupCommit } from './groupCommit.ts'
import { lastDump } from './lastBackup.ts'
import { type Migration, otherLayout } from './migration.ts'
import { createPostgresBus, type PostgresBus } from './postgresBus.ts'
import { CHANNEL, connectionOf } from './postgresConnection.ts'
import { copyLayout, type Patiently } from './postgresCopy.ts'
import { LAYOUTS } from './postgresLayouts.ts'
import { createPostgresWriter } from './postgresWriter.ts'
import { countIn, type Row, type Sql, type Value } from './sql.ts'
import { recordsOf, type Store } from './store.ts'
import { StoreAway, toldAway } from './storeAway.ts'

const POOL = 8

const numbered = new Map<string, string>()
/** PostgreSQL counts its places. */
const withNumbers = (text: string): string => {
  let known = numbered.get(text)
  let count = 0
  if (known === undefined) numbered.set(text, (known = text.replace(/\?/g, () => `$${++count}`)))
  return known
}

type Asked = Pick<PoolClient, 'query'>

export const sqlOf = (client: Asked): Sql => {
  const query = (text: string, values: readonly Value[]) => {
    const asked: QueryArrayConfig = { text: withNumbers(text), values: [...values], rowMode: 'array' }
    return toldAway(client.query<Value[]>(asked))
  }
  return {
    rows: async (text, ...values) => (await query(text, values)).rows as Row[],
    change: async (text, ...values) => (await query(text, values)).rowCount ?? 0,
  }
}

const transact = async <Result>(pool: Pool, job: (client: PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await toldAway(pool.connect())
  let broken: Error | undefined
  // A connection that breaks while nothing is asked of it must not end the process.
  const onError = (error: Error): void => {
    broken = error
  }
  client.on('error', onError)
  try {
    await toldAway(client.query('BEGIN'))
    const result = await job(client)
    await toldAway(client.query('COMMIT'))
    return result
  } catch (error) {
    if (error instanceof StoreAway) broken = error
    else await client.query('ROLLBACK').catch((failed: Error) => (broken = failed))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** A database that is full takes its time for a step; whoever waits for another's does so for a minute. */
const STEP_WITHIN = 600_000
const WAIT_FOR_ANOTHER = 60_000

/** One process at a time brings a database up; the others wait for it. */
const bringUp = (pool: Pool): Promise<Migration | null> =>
  transact(pool, async (client) => {
    const patiently: Patiently = (text) => client.query({ text, query_timeout: STEP_WITHIN } as QueryConfig)
    await client.query(`SET LOCAL lock_timeout = ${WAIT_FOR_ANOTHER}`)
    await patiently('SELECT pg_advisory_xact_lock(0, 0)')
    await client.query('CREATE TABLE IF NOT EXISTS layout (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM layout')
    const layout = rows[0]?.version ?? 0
    if (layout > LAYOUTS.length) throw otherLayout('The database', layout, LAYOUTS.length)
    const copy = layout > 0 && layout < LAYOUTS.length ? await copyLayout(patiently, layout) : null
    for (const step of LAYOUTS.slice(layout)) await patiently(step)
    await client.query('DELETE FROM layout')
    await client.query('INSERT INTO layout VALUES ($1)', [LAYOUTS.length])
    return copy === null ? null : { from: layout, to: LAYOUTS.length, copy: `the schema ${copy} of the database` }
  })

interface Parts {
  readonly url: string
  readonly onFault: (error: unknown) => void
  readonly onMigration?: (migration: Migration) => void
}

/** The tables in PostgreSQL, which several processes may serve. */
export const openPostgres = async ({ url, onFault, onMigration }: Parts): Promise<Store> => {
  const own = randomUUID().slice(0, 8)
  const pool = new Pool({ ...connectionOf(url), max: POOL })
  pool.on('error', (error) => onFault(new StoreAway(error.message)))
  const start = async (): Promise<PostgresBus> => {
    const migration = await bringUp(pool)
    if (migration) onMigration?.(migration)
    return createPostgresBus({ url, own, onFault })
  }
  const bus = await start().catch(async (error) => {
    await pool.end()
    throw error
  })
  const sql = sqlOf(pool)
  const writer = createPostgresWriter({ url, own, onFault })
  const commits = createGroupCommit(writer.writeBatch)
  const inTurn = createTurnsByName()
  const away = (): boolean => writer.away() || bus.away()
  /** What is not begun is not written: that is certain, and said at once. */
  const write: typeof commits.write = (one) =>
    writer.away() ? Promise.reject(new StoreAway('the database is away')) : commits.write(one)

  const inOne: Store['inOne'] = (job) => transact(pool, (client) => job(sqlOf(client)))

  const together: Store['together'] = (table, job) =>
    transact(pool, async (client) => {
      await toldAway(client.query('SELECT lock_table($1)', [table]))
      const result = await job(recordsOf(sqlOf(client)))
      await toldAway(client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${own} seated ${table}`]))
      return result
    })

  return {
    records: recordsOf(sql),
    entries: createEntries({ sql, inOne, write, idle: commits.idle }),
    sql,
    together,
    inOne,
    // One of each process at most: each holds a connection while it asks for others.
    oneAtATime: (table, job) =>
      inTurn('', () =>
        transact(pool, async (client) => {
          await toldAway(client.query('SELECT pg_advisory_xact_lock(2, hashtext($1))', [table]))
          return job()
        }),
      ),
    bus,
    layout: LAYOUTS.length,
    layoutNow: () => countIn(sql.rows('SELECT version FROM layout')),
    lastBackup: () => lastDump(sql),
    bytes: () => countIn(sql.rows('SELECT pg_database_size(current_database())')),
    away,
    beat: () => sql.change('INSERT INTO pulse VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = pulse.beats + 1'),
    close: async () => {
      await bus.close()
      if (!writer.away()) await commits.idle()
      await writer.close()
      await pool.end()
    },
  }
}
