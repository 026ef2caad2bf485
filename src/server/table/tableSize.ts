import { createViewSize, largestView } from '../../kit/growth.ts'
import { type Refusal, refusal } from '../../kit/refusal.ts'
import type { Config } from '../common/config.ts'
import type { AnyRoom } from './openTable.ts'

type Limits = Pick<Config, 'MAX_ENTRIES' | 'MAX_LOG_BYTES' | 'MAX_VIEW_BYTES'>

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** How much a table has become, in bytes. */
export interface TableSize {
  /** Why nothing more is written down, or null. */
  logFull(): Refusal | null
  /** Why nothing more is said, what is taken back apart; or null. */
  viewFull(): Refusal | null
  /** Bytes of the largest that anybody is shown, as it was last measured. */
  view(): number
}

type Measured = Pick<AnyRoom, 'version' | 'watch' | 'view' | 'places' | 'game'>

/** `bytes`: of all that was written before. */
export const createTableSize = (room: Measured, bytes: number, limits: Limits): TableSize => {
  let log = bytes
  const { gardien } = room.game.seating
  const measure = (): number => largestView({ gardien, places: room.places(), view: room.view }, bytesOf)
  const size = createViewSize(measure, limits.MAX_VIEW_BYTES)

  room.watch((entry) => {
    const more = bytesOf(entry)
    log += more
    size.wrote(more)
  })

  return {
    logFull: () => {
      const full = room.version() >= limits.MAX_ENTRIES || log >= limits.MAX_LOG_BYTES
      return full ? refusal('table-full') : null
    },
    view: size.size,
    viewFull: () => (size.isTooLarge() ? refusal('table-too-large') : null),
  }
}
