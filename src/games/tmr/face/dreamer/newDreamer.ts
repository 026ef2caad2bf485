import { entriesFor, keepGame, listSaved } from '../../../../house/library/shelf.ts'
import { newId } from '../../../../house/ui/newId.ts'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import { same } from '../../../../kit/same.ts'
import { type DreamerSetup, NEW_OPTIONS, type TableSetup } from '../../rules/public.ts'
import { READY_DREAMERS, type ReadyId } from './readyDreamers.ts'
import { cardOf } from './solo.ts'

/** A table of their own for one dreamer, at dawn of the first day. */
export const tableSetupOf = async (setup: DreamerSetup): Promise<TableSetup | Refusal> => {
  const { tmr } = await import('../../rules/room.ts')
  return tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, options: NEW_OPTIONS, dreamers: [setup] })
}

/** Keeps a new dreamer with a table of their own, and gives its id. */
export const createDreamer = async (setup: DreamerSetup): Promise<string | Refusal> => {
  const table = await tableSetupOf(setup)
  if (isRefusal(table)) return table
  const { tmr } = await import('../../rules/room.ts')
  const [board] = tmr.view(tmr.initial(table), { kind: 'gardien' }).boards
  if (!board) return refusal('malformed', null, { field: 'dreamers', why: '' })
  const id = newId()
  const now = Date.now()
  await keepGame({ id, game: tmr.id, rules: tmr.rules, setup: table, card: cardOf(board), createdAt: now, touchedAt: now }, [])
  return id
}

/** A ready dreamer, new; one taken before and never played is taken again, so that the list does not fill with copies. */
export const beginReady = async (ready: ReadyId): Promise<string | Refusal> => {
  const setup = await tableSetupOf(READY_DREAMERS[ready])
  if (isRefusal(setup)) return setup
  for (const record of await listSaved())
    if (same(record.setup, setup) && (await entriesFor(record.id)).length === 0) return record.id
  return createDreamer(READY_DREAMERS[ready])
}
