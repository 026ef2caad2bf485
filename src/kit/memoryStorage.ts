import { roleKey } from './roles.ts'
import type { Kept } from './said.ts'
import { same } from './same.ts'
import type { SaidStorage, Storage, Stored } from './storage.ts'

export const memoryStorage = <Event>(table: Stored<Event>): Storage<Event> => {
  const entries = table.entries.slice()
  return {
    load: async () => ({ ...table, entries: entries.slice() }),
    since: async (seq) => entries.slice(seq),
    append: async (entry, expectedSeq) => {
      if (entries.length !== expectedSeq) return 'conflict'
      entries.push(entry)
      return 'stored'
    },
  }
}

export const memorySaid = (): SaidStorage => {
  const rows = new Map<string, Kept>()
  return {
    load: async () => [...rows.values()],
    keep: async (kept, before) => {
      if (!same(rows.get(roleKey(kept.by)) ?? null, before)) return 'conflict'
      rows.set(roleKey(kept.by), kept)
      return 'stored'
    },
  }
}
