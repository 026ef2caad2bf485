import type { Logger } from 'pino'
import type { Store } from './store.ts'

/** Longer than any file takes to be taken in; others may be at it, where several serve the same tables. */
const OTHERS_WITHIN = 3_600_000

/** Part by part, others writing in between; `goesOn` says when it is left for the next start. */
export const removeInParts = async ({ together }: Pick<Store, 'together'>, id: string, goesOn = () => true): Promise<void> => {
  while (goesOn()) if (await together(id, ({ registry }) => registry.removePart(id))) return
}

/** What a stop or a crash left of a file that was being taken in, or of a table that was closed, goes at the next start. */
export const removeUnfinished = async (store: Store, now: number, log: Pick<Logger, 'warn'>): Promise<void> => {
  const { records, bus } = store
  const ids = await records.registry.unfinished(bus ? now - OTHERS_WITHIN : Number.MAX_SAFE_INTEGER)
  for (const id of ids) await removeInParts(store, id)
  if (ids.length > 0) log.warn(`${ids.length} tables that were never finished, or never wholly removed, are gone`)
}
