import type { Client } from 'pg'

/** A process that said nothing for so many beats is gone, though its connection stands: it hangs, or was cut off and nobody was told. */
const SILENT_BEATS = 5

/** Locks of processes, among those of the database. */
const SPACE = 3

const HOLDERS = `SELECT objid::bigint AS key FROM pg_locks WHERE locktype = 'advisory' AND classid = ${SPACE} AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

const nameOf = (key: number): string => key.toString(16).padStart(8, '0')

/**
 * Which processes serve the same tables. Each holds a lock as long as its connection lives, which ends with the process: one that is
 * killed is found gone at the next beat. Its name is eight digits to the base of sixteen.
 */
export const createPresence = (own: string) => {
  const silent = new Map<string, number>()
  const lost = new Set<string>()
  let holders: ReadonlySet<string> = new Set()

  const forget = (who: string): void => void silent.delete(who)

  const lose = (who: string): void => {
    forget(who)
    lost.add(who)
  }

  return {
    all: (): readonly string[] => [...silent.keys()],
    forget,
    heard: (who: string): 'new' | 'known' | 'lost' => {
      const before = silent.has(who) ? 'known' : lost.delete(who) ? 'lost' : 'new'
      silent.set(who, 0)
      return before
    },
    /** Shared: the connection before this one may not have ended yet. */
    announce: (client: Client): Promise<unknown> =>
      client.query('SELECT pg_advisory_lock_shared($1, $2)', [SPACE, Number.parseInt(own, 16) | 0]),
    /** One beat more; those who are gone since the last. */
    findGone: async (client: Client): Promise<readonly string[]> => {
      const { rows } = await client.query<{ key: number }>(HOLDERS)
      const before = holders
      holders = new Set(rows.map(({ key }) => nameOf(key)))
      for (const [who, beats] of silent) silent.set(who, beats + 1)
      const gone = [...silent].filter(([who, beats]) => beats > SILENT_BEATS || (before.has(who) && !holders.has(who)))
      for (const [who] of gone) lose(who)
      return gone.map(([who]) => who)
    },
  }
}
