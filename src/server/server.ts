import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Dice } from '../kit/dice.ts'
import { addApi } from './api.ts'
import { createMinds, type Minds } from './bots/minds.ts'
import { startChores } from './chores.ts'
import type { Config } from './common/config.ts'
import { cryptoDice } from './common/cryptoDice.ts'
import { type BotNames, botNames, type Games, loadGames } from './common/games.ts'
import { versionWith } from './common/maker.ts'
import { systemClock } from './common/systemClock.ts'
import { wait } from './common/wait.ts'
import { createFaults } from './faults.ts'
import type { Files } from './files/filesHere.ts'
import { readingThere, writingThere } from './files/fileThread.ts'
import { createHttp } from './http.ts'
import { type Meter, type Metrics, NO_METER } from './meter.ts'
import { answerPagesBefore } from './pagesBefore.ts'
import { createHealth } from './persistence/health.ts'
import { type Migration, migrationLine } from './persistence/migration.ts'
import { openStore } from './persistence/openStore.ts'
import type { Store } from './persistence/store.ts'
import { removeUnfinished } from './persistence/unfinished.ts'
import { boundConnections } from './rawConnections.ts'
import { createRefusals } from './refusals.ts'
import { digestOf } from './seats/codes.ts'
import { isKeeper } from './seats/house.ts'
import { createSeats } from './seats/seats.ts'
import type { Usher } from './session.ts'
import { createDoor, type Shut } from './shut.ts'
import { openSite } from './site.ts'
import { openSockets, type Sockets } from './sockets.ts'
import { createStop, type StopStep, timesOf } from './stopping.ts'
import { createTables, type Tables } from './table/tables.ts'

export interface RunningServer {
  readonly port: number
  readonly tables: Tables
  readonly sockets: Pick<Sockets, 'waiting' | 'count'>
  /** How many requests are under way. */
  readonly requests: () => number
  close(): Promise<void>
}

interface Parts {
  readonly config: Config
  readonly log: Logger
  readonly metrics?: Metrics
  /** What is played here; the list's, unless others are given. */
  readonly games?: Games
  /** Where the built client is. */
  readonly dist?: string
  /** Where bots think: in threads of their own, unless somewhere else is given. */
  readonly minds?: Minds
  /** Where files are read and written: in threads of their own, unless somewhere else is given. */
  readonly files?: (sql: Store['sql']) => Files
  /** The bots of each game; the list's, unless others are given. */
  readonly bots?: BotNames
  readonly makeDice?: () => Dice
  readonly now?: () => number
  /** Milliseconds that never go back, for everything that is measured. */
  readonly elapsed?: () => number
  /** How long each step of a stop may take. */
  readonly timeOf?: (step: StopStep) => Promise<void>
}

const usherOf = (
  { records: { registry, gone } }: Store,
  tables: Tables,
  shut: () => Shut | null,
  { WRONG_DELAY_MS }: Config,
): Usher => ({
  seatOf: async (token) => {
    // The page calls again, and comes to another process.
    if (shut() === 'newer-layout') return 'closing'
    const key = digestOf(token)
    const found = await registry.seat(key)
    if (found) {
      const table = await tables.open(found.table)
      return table ? { table, role: found.role, key, keeps: isKeeper(found) } : 'table-failed'
    }
    const why = await gone.why(key)
    if (why) return why
    await wait(WRONG_DELAY_MS)
    return 'no-seat'
  },
})

interface Seen {
  readonly about: { readonly version: string; readonly layout: number }
  readonly tables: Tables
  readonly sockets: Pick<Sockets, 'waiting' | 'count'>
  readonly canWrite: () => Promise<boolean>
}

/** What is seen from outside. */
const showTo = (
  metrics: Metrics,
  { records, bytes, lastBackup }: Store,
  { MAX_TABLES }: Config,
  { about, tables, sockets, canWrite }: Seen,
): void =>
  metrics.watch({
    ...about,
    tablesKept: records.registry.countTables,
    mostTables: MAX_TABLES,
    databaseBytes: bytes,
    lastBackup,
    tables: tables.count,
    connections: sockets.count,
    waitingBytes: sockets.waiting,
    canWrite,
  })

const openTidied = async (config: Config, log: Logger, now: number, onFault: (error: unknown) => void): Promise<Store> => {
  const onMigration = (migration: Migration): void => log.warn({ migration }, migrationLine(migration))
  const store = await openStore(config, onFault, onMigration)
  await removeUnfinished(store, now, log).catch(onFault)
  return store
}

const sayStarted = async ({ records }: Store, about: object, { MAX_TABLES }: Config, log: Logger): Promise<void> => {
  const tables = await records.registry.countTables()
  log.info({ ...about, tables, limit: MAX_TABLES }, 'started')
}

/** Beside this one, once it is built. */
const BOT_WORKER = new URL('./botWorker.js', import.meta.url)
const FILE_WORKER = new URL('./fileWorker.js', import.meta.url)
const SAVE_WORKER = new URL('./saveWorker.js', import.meta.url)

const filesThere = (config: Config): Files => ({
  read: readingThere(FILE_WORKER, config),
  write: writingThere(SAVE_WORKER, config),
})

/** The site and the tables on one port. */
export const startServer = async (parts: Parts): Promise<RunningServer> => {
  const { config, log, metrics, dist = 'dist', makeDice = cryptoDice, now = Date.now, elapsed = () => performance.now() } = parts
  const meter: Meter = metrics ?? NO_METER
  const { timeOf = timesOf(config.STOP_SECONDS * 1000) } = parts
  const faults = createFaults(log)
  const { onFault } = faults
  const store = await openTidied(config, log, now(), onFault)
  const refusals = createRefusals(log, meter)
  const site = openSite(resolve(dist))
  const about = { version: versionWith(site.digest), layout: store.layout }
  const door = createDoor(store, log)
  const { bots = botNames(), minds = createMinds(BOT_WORKER, systemClock(now)), games = await loadGames() } = parts
  const tables = createTables({ games, store, makeDice, now, elapsed, limits: config, minds, onFault })
  const { read: readFile, write: writeFile } = parts.files?.(store.sql) ?? filesThere(config)
  const seats = createSeats({ games, bots, botsSitting: minds.count, store, tables, writeFile, now, limits: config })
  const canWrite = createHealth(store.beat, elapsed, onFault)
  const app = await createHttp({
    config,
    site,
    log,
    onFault,
    elapsed,
    canWrite,
    shut: door.why,
    meter,
    refused: refusals.refused,
    about,
  })
  addApi(app, seats, readFile, config)
  answerPagesBefore(app)
  const connections = boundConnections(app.server, config, refusals.refused)
  const sockets = openSockets({
    http: app.server,
    usher: usherOf(store, tables, door.why, config),
    config,
    elapsed,
    onFault,
    onCut: refusals.cut,
    onAnswered: refusals.answered,
  })
  if (metrics) showTo(metrics, store, config, { about, tables, sockets, canWrite })
  await app.listen({ port: config.PORT, host: config.HOST })
  const { requests, stop } = createStop({ app, store, tables, sockets, connections, log, onCut: faults.cut, timeOf })
  const soon = async (): Promise<void> => {
    await faults.look(store.beat)
    await door.look()
  }
  const rest = await startChores({ config, store, tables, now, log, onFault, eachMinute: refusals.sumUp, soon })
  await sayStarted(store, about, config, log)

  return {
    port: (app.server.address() as AddressInfo).port,
    tables,
    sockets,
    requests,
    close: async () => {
      door.stop()
      log.info({ seconds: config.STOP_SECONDS }, 'asked to stop')
      await timeOf('serving')
      rest()
      await stop()
      await minds.close()
      refusals.sumUp()
    },
  }
}
