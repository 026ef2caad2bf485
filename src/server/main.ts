import { pino } from 'pino'
import { BadConfig, type Config, readConfig } from './common/config.ts'
import { explain } from './explain.ts'
import { createMetrics } from './meter.ts'
import { openMetricsDoor } from './metricsDoor.ts'
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
  console.error(explain(error, config) ?? `The server does not start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
