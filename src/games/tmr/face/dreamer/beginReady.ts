import { entriesFor, listSaved } from '../../../../house/library/shelf.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { same } from '../../../../kit/same.ts'
import { createDreamer, tableSetupOf } from './newDreamer.ts'
import { READY_DREAMERS, type ReadyId } from './readyDreamers.ts'

/** A ready dreamer, new; one taken before and never played is taken again, so that the list does not fill with copies. */
export const beginReady = async (ready: ReadyId): Promise<string | Refusal> => {
  const setup = await tableSetupOf(READY_DREAMERS[ready])
  if (isRefusal(setup)) return setup
  for (const record of await listSaved())
    if (same(record.setup, setup) && (await entriesFor(record.id)).length === 0) return record.id
  return createDreamer(READY_DREAMERS[ready])
}
