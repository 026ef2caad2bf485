import type { Logger } from 'pino'
import type { Store } from './persistence/store.ts'
import type { Tables } from './table/tables.ts'

interface Parts {
  /** 0: never. */
  readonly days: number
  readonly store: Pick<Store, 'records' | 'together'>
  readonly tables: Pick<Tables, 'held'>
  readonly now: () => number
  readonly log: Pick<Logger, 'info'>
}

const DAY = 86_400_000

/** Removes tables that nobody opened for so long; those that are open, here or at another process, count as just opened. */
export const createExpiry =
  ({ days, store, tables, now, log }: Parts) =>
  async (): Promise<void> => {
    if (days === 0) return
    const { registry } = store.records
    for (const id of tables.held()) await registry.noteOpened(id, now())
    const before = now() - days * DAY
    for (const id of await registry.unopenedSince(before)) {
      const gone = await store.together(id, async (records) => {
        // Somebody may have come meanwhile.
        if (!(await records.registry.unopenedSince(before)).includes(id)) return false
        await records.registry.removeTable(id)
        return true
      })
      if (gone) log.info({ table: id, days }, 'a table that nobody opened for so long was removed')
    }
  }
