import { type Refusal, refusal } from '../kit/refusal.ts'
import { GARDIEN, joueur } from '../kit/roles.ts'
import { breathe } from './breathe.ts'
import type { Config } from './config.ts'
import type { AnyRoom } from './openTable.ts'

type Limits = Pick<Config, 'MAX_ENTRIES' | 'MAX_LOG_BYTES' | 'MAX_VIEW_BYTES'>

/** How much a table has become, in bytes. */
export interface TableSize {
  /** Why nothing more is written down, or null. */
  logFull(): Refusal | null
  /** Why nothing more is said, what is taken back apart; or null. */
  viewFull(): Refusal | null
}

/** So many new bytes of log before the view is measured again: it can hardly have grown by more. */
const MEASURE_EVERY = 16_384
/** Entries that are counted at once. */
const AT_ONCE = 200

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

type Measured = Pick<AnyRoom, 'entries' | 'view' | 'places' | 'game'>

/** The largest that anybody is sent. */
const viewBytes = ({ game, places, view }: Measured): number =>
  game.seating.gardien ? bytesOf(view(GARDIEN)) : Math.max(0, ...places().map(({ id }) => bytesOf(view(joueur(id)))))

export const createTableSize = async (room: Measured, limits: Limits): Promise<TableSize> => {
  let counted = 0
  let log = 0
  let measuredAt = 0
  let view = viewBytes(room)

  const countTo = (end: number): number => {
    for (; counted < end; counted++) log += bytesOf(room.entries[counted])
    return log
  }
  const count = (): number => countTo(room.entries.length)

  while (counted + AT_ONCE < room.entries.length) {
    countTo(counted + AT_ONCE)
    await breathe()
  }

  const measure = (): number => {
    if (count() - measuredAt < MEASURE_EVERY && view <= limits.MAX_VIEW_BYTES) return view
    measuredAt = log
    view = viewBytes(room)
    return view
  }

  return {
    logFull: () => {
      const full = room.entries.length >= limits.MAX_ENTRIES || count() >= limits.MAX_LOG_BYTES
      return full ? refusal('table-full') : null
    },
    viewFull: () => (measure() > limits.MAX_VIEW_BYTES ? refusal('table-too-large') : null),
  }
}
