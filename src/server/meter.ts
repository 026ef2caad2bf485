import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ByeCode } from '../kit/wire.ts'
import type { Out } from './table/openTable.ts'

/** What is counted as it happens. */
export interface Meter {
  /** One message of a seat, from its arrival to its answer. */
  answered(message: Out, seconds: number): void
  cut(code: ByeCode): void
  requested(status: number): void
  /** By the code of the refusal, or the name of a limit. */
  refused(kind: string): void
}

/** What is looked at when somebody asks. */
interface Watched {
  readonly tables: () => number
  readonly connections: () => number
  readonly waitingBytes: () => number
  readonly canWrite: () => Promise<boolean>
  readonly tablesKept: () => Promise<number>
  readonly mostTables: number
  readonly databaseBytes: () => Promise<number>
  /** Milliseconds; 0 when there was none. */
  readonly lastBackup: () => Promise<number>
  readonly version: string
  readonly layout: number
}

export interface Metrics extends Meter {
  readonly contentType: string
  watch(watched: Watched): void
  text(): Promise<string>
}

export const NO_METER: Meter = { answered: () => {}, cut: () => {}, requested: () => {}, refused: () => {} }

const outcomeOf = (message: Out): string => {
  if (message.type !== 'answer') return message.type
  return message.answer.ok ? 'done' : 'refused'
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What cannot be looked at, as when the database is away, is shown as no number. */
const numberOf = async (look: () => number | Promise<number>): Promise<number> => {
  try {
    return await look()
  } catch {
    return Number.NaN
  }
}

const watchAll = (registers: [Registry], watched: Watched): void => {
  const { tables, connections, waitingBytes, canWrite, tablesKept, mostTables, databaseBytes, lastBackup } = watched
  const gauge = (name: string, help: string, look: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await numberOf(look))
      },
    })
  }
  gauge('demireve_tables_kept', 'Tables kept in all', tablesKept)
  gauge('demireve_tables_limit', 'Tables that may be kept (MAX_TABLES)', () => mostTables)
  gauge('demireve_database_bytes', 'What the tables take on the disk', databaseBytes)
  gauge(
    'demireve_last_backup_timestamp_seconds',
    'When the tables were last copied; 0: never',
    async () => (await lastBackup()) / 1000,
  )
  const { version, layout } = watched
  new Gauge({
    name: 'demireve_info',
    help: 'Which version serves which layout',
    labelNames: ['version', 'layout'],
    registers,
  }).set({ version, layout: `${layout}` }, 1)
  gauge('demireve_tables_open', 'Tables in memory', tables)
  gauge('demireve_connections', 'Connections of players, gardiens and spectators', connections)
  gauge('demireve_waiting_bytes', 'Bytes that wait for connections to read them', waitingBytes)
  gauge('demireve_can_write', '1 when what keeps the tables takes a write, 0 otherwise', async () => ((await canWrite()) ? 1 : 0))
}

/** Few series, whatever is played: nothing is labelled by table, seat or address. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers: [Registry] = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'demireve_answer_seconds',
    help: 'From the arrival of a message of a seat to its answer, on the disk',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  const cuts = new Counter({ name: 'demireve_cuts_total', help: 'Connections cut', labelNames: ['code'], registers })
  const requests = new Counter({ name: 'demireve_http_requests_total', help: 'Requests', labelNames: ['status'], registers })
  const refusals = new Counter({
    name: 'demireve_refusals_total',
    help: 'What was refused, by the code of its refusal or the limit it met',
    labelNames: ['kind'],
    registers,
  })
  return {
    contentType: registry.contentType,
    answered: (message, seconds) => answers.observe({ outcome: outcomeOf(message) }, seconds),
    cut: (code) => cuts.inc({ code }),
    requested: (status) => requests.inc({ status: `${Math.floor(status / 100)}xx` }),
    refused: (kind) => refusals.inc({ kind }),
    watch: (watched) => watchAll(registers, watched),
    text: () => registry.metrics(),
  }
}
