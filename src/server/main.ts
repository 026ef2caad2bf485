import { setFlagsFromString } from 'node:v8'
import { type Logger, pino } from 'pino'
import { BadConfig, type Config, readConfig } from './common/config.ts'
import { misspelt } from './common/misspelt.ts'
import { explain } from './explain.ts'
import { createMetrics } from './meter.ts'
import { openMetricsDoor } from './metricsDoor.ts'
import { OtherLayout } from './persistence/migration.ts'
import { type RunningServer, startServer } from './server.ts'
import { terminalLog } from './terminalLog.ts'

const REDACTED = ['req.headers.authorization', 'token', 'code', 'codes', '*.token', '*.code', '*.codes']
const { env, stdout } = process

/** What no further start would mend: a supervisor is not to try again. */
const FOR_NOTHING = 2
const PERHAPS_LATER = 1

const settings = (): Config => {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    console.error(error.message)
    process.exit(FOR_NOTHING)
  }
}

const logAs = (level: Config['LOG_LEVEL']): Logger => {
  const options = { level, redact: REDACTED }
  return stdout.isTTY
    ? pino(
        options,
        terminalLog((text) => stdout.write(text), !!env.LOG_LEVEL),
      )
    : pino(options)
}

const stopWith = (server: RunningServer, log: Logger) => (): void => {
  if (stdout.isTTY) stdout.write('\n')
  server.close().then(
    () => process.exit(0),
    (error) => {
      log.error(error)
      process.exit(1)
    },
  )
}

// All of what is old is looked at more seldom, but for more: whoever plays waits for it, and strangers at the doors make it often.
setFlagsFromString('--heap-growing-percent=300')

const config = settings()
const log = logAs(config.LOG_LEVEL)
for (const sentence of misspelt(env)) log.warn(sentence)

try {
  const metrics = config.METRICS_PORT > 0 ? createMetrics() : undefined
  const server = await startServer({ config, log, ...(metrics && { metrics }) })
  if (metrics) await openMetricsDoor(metrics, config.METRICS_PORT, config.METRICS_HOST)
  const where = `Demi-rêve is at http://localhost:${server.port}, its tables in ${config.DATABASE_URL === null ? config.DATA_DIR : 'PostgreSQL'}`
  if (stdout.isTTY) stdout.write(`${where}; Ctrl+C stops it.\n`)
  else log.info(where)
  const stop = stopWith(server, log)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(explain(error, config) ?? `The server does not start: ${error instanceof Error ? error.message : error}`)
  process.exit(error instanceof OtherLayout ? FOR_NOTHING : PERHAPS_LATER)
}
