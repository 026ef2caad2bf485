import type { Entry } from '../../kit/log.ts'
import type { Library, SavedGame } from './shelf.ts'

/** Where the browser keeps nothing for us: as long as the page is open. */
export const memoryLibrary = (): Library => {
  const rows = new Map<string, { readonly record: SavedGame; readonly entries: readonly Entry<unknown>[] }>()
  return {
    lasts: false,
    all: async () => [...rows].map(([id, { record }]) => ({ id, record })),
    record: async (id) => rows.get(id)?.record,
    entries: async (id, after = 0, most = Number.POSITIVE_INFINITY) => rows.get(id)?.entries.slice(after, after + most) ?? [],
    keep: async (record, entries) => {
      if (rows.has(record.id)) throw new Error(`a game ${record.id} is here`)
      rows.set(record.id, { record, entries })
    },
    begin: async (record) => {
      if (!rows.has(record.id)) rows.set(record.id, { record, entries: [] })
    },
    change: async (id, to) => {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, record: { ...row.record, ...to } })
    },
    append: async (id, entry, expectedSeq, to) => {
      const row = rows.get(id)
      if (!row || row.entries.length !== expectedSeq) return 'conflict'
      rows.set(id, { record: { ...row.record, ...to }, entries: [...row.entries, entry] })
      return 'stored'
    },
    remove: async (id) => void rows.delete(id),
  }
}
