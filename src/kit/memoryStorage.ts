import { roleKey } from './roles.ts'
import type { Said } from './said.ts'
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
  const kept = new Map<string, Said>()
  return {
    load: async () => [...kept.values()],
    keep: async (said) => void kept.set(roleKey(said.by), said),
    forget: async (by) => void kept.delete(roleKey(by)),
  }
}
