import type { Comer, KeeperPaper } from '../../kit/doors.ts'
import type { Absence } from '../../kit/keeping.ts'
import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { Stored } from '../../kit/storage.ts'
import type { Lot, PartedRow } from '../persistence/registry.ts'
import { asksAt } from '../table/leaving.ts'
import { hidesElsewhere } from './asking.ts'
import { digestOf } from './codes.ts'
import { type House, isKeeper, NO_SUCH_SEAT, type Parts } from './house.ts'

/** Who opens a table, and what they say of those who stay away. */
export interface OpenerSaid extends Comer {
  readonly absence?: Absence | undefined
}

/** The work on one file, which ends when nobody wants it any more. */
export interface FileWork {
  /** Throws then. */
  readonly pace: Pace
  readonly wanted: AbortSignal
}

/** Which table, as it was when, up to which entry. */
export interface FileAsked {
  readonly table: string
  readonly now: number
  readonly last: number
}

/** The text of the answer to whoever asks for a table as a file, in pieces; ends with `wanted`. */
export type WriteFile = (asked: FileAsked, wanted: AbortSignal) => Promise<AsyncIterable<Uint8Array | string> | Refusal>

export interface Saving {
  /** A new table that goes on where a save ends; all its seats are free. */
  openSaved(name: string, lots: Lots, comer: OpenerSaid, work: FileWork): Promise<KeeperPaper | Refusal>
  /** The gardien's own table, as far as it can be read. Without a gardien: once it is over, or as far as all have agreed to. */
  exportTable(token: string, begin: () => FileWork | Refusal): ReturnType<WriteFile>
}

/** A table out of a file, in lots that are written at once. */
export interface Lots {
  readonly table: Omit<Stored<unknown>, 'entries'>
  /** From when on what is due of it is counted; absent: from now on. */
  readonly madeAt?: number
  /** By whom, as far as it says so. */
  readonly played?: readonly PartedRow[]
  /** The next of them; null: there is none left. */
  next(): Promise<Lot | null>
}

type Add = (name: string, lots: Lots, comer: OpenerSaid, pace: Pace) => Promise<KeeperPaper | Refusal>

export const createSaving = (parts: Parts, house: House, add: Add): Saving => {
  const { games, store, writeFile, now } = parts
  const { registry } = store.records

  /**
   * Up to which entry those who play have agreed to: all of it once it is over, or where nothing is hidden from them. As it is now: what
   * is played while the file is written is not in it.
   */
  const agreedUpTo = async (token: string): Promise<number | Refusal> => {
    const found = await house.asPlayer(token)
    if (isRefusal(found)) return found
    const { table, own } = found
    if (table.room.over() || !hidesElsewhere(table, own)) return table.room.version()
    const given = (await asksAt(store.records, table.id)).find(({ what, granted }) => what === 'save' && granted !== null)
    return given?.granted ?? refusal('save-not-agreed')
  }

  const hasGardien = async (id: string): Promise<boolean> =>
    games.get((await registry.table(id))?.game ?? '')?.seating.gardien ?? true

  return {
    openSaved: (name, lots, comer, { pace }) => add(name, lots, comer, pace),
    exportTable: async (token, begin) => {
      const found = await registry.seat(digestOf(token))
      if (!found) return NO_SUCH_SEAT
      const whole = await hasGardien(found.table)
      if (whole && !isKeeper(found)) return refusal('gardien-only')
      const last = whole ? Number.POSITIVE_INFINITY : await agreedUpTo(token)
      if (isRefusal(last)) return last
      const work = begin()
      return isRefusal(work) ? work : writeFile({ table: found.table, now: now(), last }, work.wanted)
    },
  }
}
