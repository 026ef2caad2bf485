import type { Comer, KeeperPaper } from '../../kit/doors.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { beginSave, gameOfSave } from '../../kit/save.ts'
import type { Stored } from '../../kit/storage.ts'
import type { Config } from '../common/config.ts'
import { createPace } from '../common/pace.ts'
import type { TableFile } from '../persistence/tableFile.ts'
import { digestOf } from './codes.ts'
import { isKeeper, NO_SUCH_SEAT, type Parts } from './house.ts'

export interface Saving {
  /** A new table that goes on where a save ends; all its seats are free. */
  openSaved(name: string, save: unknown, comer: Comer): Promise<KeeperPaper | Refusal>
  /** The gardien's own table, as far as it can be read. */
  exportTable(token: string): Promise<TableFile | Refusal>
}

type Add = (name: string, stored: Stored<unknown>, comer: Comer) => Promise<KeeperPaper | Refusal>

/** Entry by entry: others have their turn in between. */
const readInParts = async (
  input: unknown,
  game: AnyGame,
  { MAX_ENTRIES }: Pick<Config, 'MAX_ENTRIES'>,
): Promise<Stored<unknown> | Refusal> => {
  const pace = createPace()
  const reader = beginSave(input, game)
  if (isRefusal(reader)) return reader
  const { entries } = input as { readonly entries: readonly unknown[] }
  if (entries.length > MAX_ENTRIES) return refusal('table-full')
  for (const entry of entries) {
    const wait = pace()
    if (wait) await wait
    const refused = reader.take(entry)
    if (refused) return refused
  }
  return { ...reader.head, entries: reader.entries }
}

export const createSaving = ({ games, store, fileOf, now, limits }: Parts, add: Add): Saving => {
  const { registry } = store.records
  return {
    openSaved: async (name, input, comer) => {
      const id = gameOfSave(input)
      if (isRefusal(id)) return id
      const played = games.get(id)
      if (!played) return refusal('other-game', null, { game: id })
      const save = await readInParts(input, played, limits)
      if (isRefusal(save)) return save
      const { game, rules, setup, entries } = save
      const begun = played.initial(played.parseSetup(played.upcastSetup(setup, rules)))
      return played.seating.places(begun).length > limits.MAX_SEATS
        ? refusal('too-many', null, { most: limits.MAX_SEATS })
        : add(name, { game, rules, setup, entries }, comer)
    },
    exportTable: async (token) => {
      const found = await registry.seat(digestOf(token))
      if (!found) return NO_SUCH_SEAT
      return isKeeper(found) ? fileOf(found.table, now()) : refusal('gardien-only')
    },
  }
}
