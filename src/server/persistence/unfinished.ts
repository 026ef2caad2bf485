import type { Logger } from 'pino'
import type { Store } from './store.ts'

/** Longer than any file takes to be taken in; others may be at it, where several serve the same tables. */
const OTHERS_WITHIN = 3_600_000

/** What a crash left of a file that was being taken in goes, at the next start. */
export const removeUnfinished = async (
  { records, together, bus }: Store,
  now: number,
  log: Pick<Logger, 'warn'>,
): Promise<void> => {
  const ids = await records.registry.unfinished(bus ? now - OTHERS_WITHIN : Number.MAX_SAFE_INTEGER)
  for (const id of ids) await together(id, ({ registry }) => registry.removeTable(id))
  if (ids.length > 0) log.warn(`${ids.length} tables that were never finished were removed`)
}
