import { type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import type { Config } from '../common/config.ts'
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

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

type Measured = Pick<AnyRoom, 'version' | 'watch' | 'view' | 'places' | 'game'>

/** The largest that anybody is sent. */
const viewBytes = ({ game, places, view }: Measured): number =>
  game.seating.gardien ? bytesOf(view(GARDIEN)) : Math.max(0, ...places().map(({ id }) => bytesOf(view(joueur(id)))))

/** `bytes`: of all that was written before. */
export const createTableSize = (room: Measured, bytes: number, limits: Limits): TableSize => {
  let log = bytes
  let measuredAt = 0
  let view = viewBytes(room)

  room.watch((entry) => {
    log += bytesOf(entry)
  })

  const measure = (): number => {
    if (log - measuredAt < MEASURE_EVERY && view <= limits.MAX_VIEW_BYTES) return view
    measuredAt = log
    view = viewBytes(room)
    return view
  }

  return {
    logFull: () => {
      const full = room.version() >= limits.MAX_ENTRIES || log >= limits.MAX_LOG_BYTES
      return full ? refusal('table-full') : null
    },
    viewFull: () => (measure() > limits.MAX_VIEW_BYTES ? refusal('table-too-large') : null),
  }
}
