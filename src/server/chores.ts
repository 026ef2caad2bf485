import type { Logger } from 'pino'
import type { Config } from './common/config.ts'
import { createExpiry } from './expiry.ts'
import type { Store } from './persistence/store.ts'
import type { Tables } from './table/tables.ts'

interface Parts {
  readonly config: Pick<Config, 'EXPIRE_DAYS'>
  readonly store: Store
  readonly tables: Tables
  readonly now: () => number
  readonly log: Pick<Logger, 'info'>
  readonly onFault: (error: unknown) => void
  /** What else is to be done every few seconds. */
  readonly soon: () => Promise<void>
  /** What else is to be done each minute. */
  readonly eachMinute: () => void
}

/** How soon a table that was removed by its keeper's hand is closed. */
const SOON = 3000
const MINUTE = 60_000
const HOUR = 3_600_000

/** What is done again and again, until what it returns is called. */
export const startChores = async ({ config, store, tables, now, log, onFault, eachMinute, soon }: Parts): Promise<() => void> => {
  const expiry = createExpiry({ days: config.EXPIRE_DAYS, store, tables, now, log })
  // What cannot be removed, from a full or damaged disk, keeps nobody from the other tables.
  const expire = (): Promise<void> => expiry().catch(onFault)
  await expire()
  const everyMinute = setInterval(() => {
    tables.tidy()
    eachMinute()
  }, MINUTE).unref()
  const everySoon = setInterval(() => {
    tables.closeRemoved().catch(onFault)
    soon().catch(onFault)
  }, SOON).unref()
  const everyHour = setInterval(() => void expire(), HOUR).unref()
  return () => {
    clearInterval(everySoon)
    clearInterval(everyMinute)
    clearInterval(everyHour)
    eachMinute()
  }
}
