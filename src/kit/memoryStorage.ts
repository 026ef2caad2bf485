import { roleKey } from './roles.ts'
import type { Kept } from './said.ts'
import { same } from './same.ts'
import type { SaidStorage, Snapshot, Snapshots, Storage, Stored } from './storage.ts'

const memorySnapshots = (): Snapshots => {
  const rows = new Map<string, string>()
  const all = (of: string, maker: string): Snapshot[] =>
    [...rows.values()]
      .map((row) => JSON.parse(row) as Snapshot)
      .filter((snapshot) => snapshot.of === of && snapshot.maker === maker)
      .sort((one, other) => one.seq - other.seq)
  return {
    keep: async (snapshots) => {
      for (const one of snapshots) rows.set(JSON.stringify([one.of, one.seq]), JSON.stringify(one))
    },
    places: async (of, maker) => all(of, maker).map(({ seq, n }) => ({ seq, n })),
    read: async (of, maker, after, upTo) => all(of, maker).filter(({ seq }) => seq > after && seq <= upTo),
  }
}

export const memoryStorage = <Event>(table: Stored<Event>, madeAt: number | null = null): Storage<Event> => {
  const entries = table.entries.slice()
  return {
    load: async () => ({ ...table, entries: entries.slice() }),
    head: async () => ({ game: table.game, rules: table.rules, setup: table.setup, madeAt }),
    since: async (seq, most = Number.POSITIVE_INFINITY) => entries.slice(seq, seq + most),
    append: async (entry, expectedSeq) => {
      if (entries.length !== expectedSeq) return 'conflict'
      entries.push(entry)
      return 'stored'
    },
    snapshots: memorySnapshots(),
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
