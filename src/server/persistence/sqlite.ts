import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type Database from 'libsql'
import { createTurnsByName } from '../../kit/turns.ts'
import {
  closeDatabase,
  closeWriter,
  isBusy,
  LAYOUT,
  layoutIn,
  NOT_WAITING,
  openBringingIn,
  openDatabase,
  openWriter,
  prepareAtOnce,
  WAITING,
  type Writer,
} from './database.ts'
import { createEntries, type Write, type Written } from './entries.ts'
import { createGroupCommit } from './groupCommit.ts'
import { lastBackupIn } from './lastBackup.ts'
import type { Migration } from './migration.ts'
import { countIn, type Row, type Sql, type Value } from './sql.ts'
import { recordsOf, type Store } from './store.ts'
import { createWriterTurns } from './writerTurns.ts'

const APPEND = `INSERT INTO entries SELECT ?1, ?2, ?3
  WHERE ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?1) AND EXISTS (SELECT 1 FROM tables WHERE id = ?1)`
const KEEP_FIRST = `INSERT INTO said SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1) ON CONFLICT DO NOTHING`
const KEEP = 'UPDATE said SET body = ?3 WHERE table_id = ?1 AND role = ?2 AND body = ?4'

type Append = Extract<Write, { type: 'append' }>

/** One process alone writes here, and knows itself what was said: only what others could change is looked at. */
const statementOf = (write: Write): readonly [text: string, ...values: Value[]] => {
  switch (write.type) {
    case 'append':
      return [APPEND, write.table, write.seq, write.body]
    case 'keep':
      if (write.before === null) return [KEEP_FIRST, write.table, write.role, write.body]
      return [KEEP, write.table, write.role, write.body, write.before]
    default:
      return write satisfies never
  }
}

const isAppend = (write: Write): write is Append => write.type === 'append'

/** The trigger of the table refuses what is out of order, and with it all that was to be written at once. */
const appendAll = (count: number): string => `INSERT INTO entries VALUES ${Array(count).fill('(?, ?, ?)').join(', ')}`

/** Reading what is in the file takes no time worth waiting for beside the event loop. */
const createReader = (database: Database.Database): Sql['rows'] => {
  const { prepared } = keeping((text) => database.prepare(text).raw())
  return async (text, ...values) => prepared(text).all(...values) as Row[]
}

interface WriterSql extends Sql {
  /** By itself, on the disk before it is done; beside the event loop. */
  carryOut(text: string, ...values: readonly Value[]): Promise<void>
  letGo(): void
}

const keeping = <Prepared>(prepare: (text: string) => Prepared) => {
  const kept = new Map<string, Prepared>()
  const prepared = (text: string): Prepared => {
    let statement = kept.get(text)
    if (!statement) kept.set(text, (statement = prepare(text)))
    return statement
  }
  return { prepared, letGo: () => kept.clear() }
}

/** Inside a transaction of the writer: what is changed waits in memory until the transaction ends. */
const createWriterSql = (writer: Writer): WriterSql => {
  const atOnce = keeping((text) => prepareAtOnce(writer, text))
  const beside = keeping((text) => writer.prepare(text))
  return {
    rows: async (text, ...values) =>
      atOnce
        .prepared(text)
        .raw()
        .all(...values) as Row[],
    change: async (text, ...values) => atOnce.prepared(text).run(...values).changes,
    carryOut: async (text, ...values) => {
      await (await beside.prepared(text)).all(...values)
    },
    letGo: () => {
      atOnce.letGo()
      beside.letGo()
    },
  }
}

/** Milliseconds between two looks at whether another process still writes, and how many. */
const [LOOK_AGAIN, LOOKS] = [10, 500]

/** Another process, an operator's, may be writing just now: it is waited for beside the event loop. */
const beginAlone = async ({ rows, change }: WriterSql): Promise<void> => {
  for (let looks = 1; ; looks++) {
    await rows(NOT_WAITING)
    try {
      await change('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (!isBusy(error) || looks === LOOKS) throw error
      await pause(LOOK_AGAIN)
    } finally {
      await rows(WAITING)
    }
  }
}

/** Everything in one file, for one process. The disk is waited for beside the event loop. */
export const openSqlite = async (file: string, onMigration: (migration: Migration) => void = () => {}): Promise<Store> => {
  const database = openDatabase(file, onMigration)
  const writer = await openWriter(file)
  const bringingIn = openBringingIn(file)
  const inTurn = createWriterTurns()
  const writerSql = createWriterSql(writer)

  /** From its beginning to its end in one go of the loop, but for the disk: whoever comes next waits for nothing else. */
  const transaction = async <Result>(job: () => Promise<Result>): Promise<Result> => {
    await beginAlone(writerSql)
    try {
      const result = await job()
      await writer.exec('COMMIT')
      bringingIn.written()
      return result
    } catch (error) {
      // Fails in its turn when it was rolled back already.
      await writer.exec('ROLLBACK').catch(() => {})
      throw error
    }
  }
  const transact = <Result>(job: () => Promise<Result>): Promise<Result> => inTurn.other(() => transaction(job))

  const change: Sql['change'] = (text, ...values) => transact(() => writerSql.change(text, ...values))

  const writeOneByOne = (writes: readonly Write[]): Promise<readonly Written[]> =>
    transaction(async () => {
      const results: Written[] = []
      for (const write of writes) results.push((await writerSql.change(...statementOf(write))) === 1 ? 'stored' : 'conflict')
      return results
    })

  const appendTogether = async (writes: readonly Append[]): Promise<'done' | 'undone'> => {
    try {
      await writerSql.carryOut(appendAll(writes.length), ...writes.flatMap(({ table, seq, body }) => [table, seq, body]))
      bringingIn.written()
      return 'done'
    } catch {
      return 'undone'
    }
  }

  /** What could not be written in one go is tried one by one, to know which it was, and why. */
  const writeBatch = async (writes: readonly Write[]): Promise<readonly Written[]> => {
    if (!writes.every(isAppend) || (await appendTogether(writes)) === 'undone') return writeOneByOne(writes)
    return writes.map(() => 'stored')
  }

  const sql: Sql = { rows: createReader(database), change }
  const commits = createGroupCommit(writeBatch, inTurn.played)
  const together = recordsOf(writerSql)
  const inOne: Store['inOne'] = (job) => transact(() => job(writerSql))
  return {
    records: recordsOf(sql),
    entries: createEntries({ sql, inOne, ...commits }),
    sql,
    together: (_table, job) => transact(() => job(together)),
    inOne,
    oneAtATime: createTurnsByName(),
    bus: null,
    layout: LAYOUT,
    layoutNow: async () => layoutIn(database),
    lastBackup: async () => lastBackupIn(dirname(file)),
    bytes: () => countIn(sql.rows('SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()')),
    away: () => false,
    beat: () => change('INSERT INTO pulse VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = pulse.beats + 1'),
    close: async () => {
      await commits.idle()
      await inTurn.other(async () => {})
      writerSql.letGo()
      await bringingIn.close()
      await closeWriter(writer)
      closeDatabase(database)
    },
  }
}
