import type { Comer, KeeperPaper } from '../../kit/doors.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { SaveBounds } from '../../kit/growth.ts'
import type { Absence } from '../../kit/keeping.ts'
import type { Entry } from '../../kit/log.ts'
import { type Pace, paced } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { beginSave, gameOfSave } from '../../kit/save.ts'
import type { Sliced } from '../../kit/slicedJson.ts'
import type { Stored } from '../../kit/storage.ts'
import type { Config } from '../common/config.ts'
import type { TableFile } from '../persistence/tableFile.ts'
import { asksAt } from '../table/leaving.ts'
import { bytesOf } from '../table/tableSize.ts'
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
}

export interface Saving {
  /** A new table that goes on where a save ends; all its seats are free. */
  openSaved(name: string, save: Sliced, comer: OpenerSaid, work: FileWork): Promise<KeeperPaper | Refusal>
  /** The gardien's own table, as far as it can be read. Without a gardien: once it is over, or as far as all have agreed to. */
  exportTable(token: string, begin: () => FileWork | Refusal): Promise<TableFile | Refusal>
}

/** A table and its entries, in lots that are written at once. */
export interface Lots {
  readonly table: Omit<Stored<unknown>, 'entries'>
  readonly lots: readonly (readonly Entry<unknown>[])[]
}

type Add = (name: string, lots: Lots, comer: OpenerSaid, pace: Pace) => Promise<KeeperPaper | Refusal>

type Limits = Pick<Config, 'MAX_ENTRIES' | 'MAX_SEATS' | 'MAX_VIEW_BYTES'>

const boundsIn = ({ MAX_ENTRIES, MAX_SEATS, MAX_VIEW_BYTES }: Limits): SaveBounds => ({
  entries: MAX_ENTRIES,
  seats: MAX_SEATS,
  view: { most: MAX_VIEW_BYTES, sizeOf: bytesOf },
})

/** Entries and bytes of one lot: a few milliseconds. */
const LOT = { entries: 200, bytes: 262_144 }

/** Piece by piece, and no further than a table may grow: others have their turn in between. */
const readInParts = async (file: Sliced, game: AnyGame, limits: Limits, pace: Pace): Promise<Lots | Refusal> => {
  const reader = beginSave(file.value, game, boundsIn(limits))
  if (isRefusal(reader)) return reader
  const ends: number[] = []
  let bytes = 0
  for (const piece of file.pieces) {
    const size = piece.to - piece.from
    const refused = await paced(reader.taking(file.read(piece), size), pace)
    if (refused) return refused
    bytes += size
    if (bytes < LOT.bytes && reader.entries.length - (ends.at(-1) ?? 0) < LOT.entries) continue
    ends.push(reader.entries.length)
    bytes = 0
  }
  const lots = [...ends, reader.entries.length].map((end, at) => reader.entries.slice(ends[at - 1] ?? 0, end))
  const { game: id, rules, setup } = reader.head
  return { table: { game: id, rules, setup }, lots }
}

export const createSaving = (parts: Parts, house: House, add: Add): Saving => {
  const { games, store, fileOf, now, limits } = parts
  const { registry } = store.records

  /** Up to which entry those who play have agreed to: all of it once it is over, or where nothing is hidden from them. */
  const agreedUpTo = async (token: string): Promise<number | Refusal> => {
    const found = await house.asPlayer(token)
    if (isRefusal(found)) return found
    const { table, own } = found
    if (table.room.over() || !hidesElsewhere(table, own)) return Number.POSITIVE_INFINITY
    const given = (await asksAt(store.records, table.id)).find(({ what, granted }) => what === 'save' && granted !== null)
    return given?.granted ?? refusal('save-not-agreed')
  }

  const hasGardien = async (id: string): Promise<boolean> =>
    games.get((await registry.table(id))?.game ?? '')?.seating.gardien ?? true

  return {
    openSaved: async (name, file, comer, { pace }) => {
      const id = gameOfSave(file.value)
      if (isRefusal(id)) return id
      const played = games.get(id)
      if (!played) return refusal('other-game', null, { game: id })
      const lots = await readInParts(file, played, limits, pace)
      return isRefusal(lots) ? lots : add(name, lots, comer, pace)
    },
    exportTable: async (token, begin) => {
      const found = await registry.seat(digestOf(token))
      if (!found) return NO_SUCH_SEAT
      const whole = await hasGardien(found.table)
      if (whole && !isKeeper(found)) return refusal('gardien-only')
      const last = whole ? Number.POSITIVE_INFINITY : await agreedUpTo(token)
      if (isRefusal(last)) return last
      const work = begin()
      return isRefusal(work) ? work : fileOf(found.table, now(), work.pace, last)
    },
  }
}
