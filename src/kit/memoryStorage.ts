import type { Storage, Stored } from './storage.ts'

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
