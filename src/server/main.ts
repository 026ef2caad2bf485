import { pino } from 'pino'
import { BadConfig, type Config, readConfig } from './config.ts'
import { createMetrics } from './meter.ts'
import { openMetricsDoor } from './metricsDoor.ts'
import { OtherLayout } from './persistence/database.ts'
import { explainDatabase } from './persistence/explainDatabase.ts'
import { FolderInUse } from './persistence/folder.ts'
import { startServer } from './server.ts'

const REDACTED = ['req.headers.authorization', 'token', 'code', 'codes', '*.token', '*.code', '*.codes']

const settings = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const config = settings()
const log = pino({ level: config.LOG_LEVEL, redact: REDACTED })

const explain = (error: NodeJS.ErrnoException): string => {
  const database = config.DATABASE_URL !== null && explainDatabase(error, config.DATABASE_URL)
  if (database) return database
  if (error.code === 'EADDRINUSE') return `Port ${config.PORT} is in use: set PORT to another one.`
  if (error.code === 'EACCES') return `No right to use port ${config.PORT} or the folder ${config.DATA_DIR}.`
  if (error instanceof OtherLayout) return `${error.message}: set DATA_DIR to another folder, or use that version.`
  if (error instanceof FolderInUse) return `${error.message}: stop it first, or set DATA_DIR to another folder.`
  return `The server does not start: ${error.message}`
}

try {
  const metrics = config.METRICS_PORT > 0 ? createMetrics() : undefined
  const server = await startServer({ config, log, ...(metrics && { metrics }) })
  if (metrics) await openMetricsDoor(metrics, config.METRICS_PORT, config.METRICS_HOST)
  log.info(
    `Demi-rêve is at http://localhost:${server.port}, its tables in ${config.DATABASE_URL === null ? config.DATA_DIR : 'PostgreSQL'}`,
  )
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error) => {
        log.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException))
  process.exit(1)
}
