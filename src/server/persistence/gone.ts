import { WHY_GONE, type WhyGone } from '../../kit/doors.ts'
import { firstRow, type Sql } from './sql.ts'

/** Why keys open nothing any more, so that whoever comes with one is told. */
export interface Gone {
  /** The oldest of a table, and those of long ago, are forgotten. */
  note(table: string, keys: readonly string[], why: WhyGone, now: number): Promise<void>
  why(key: string): Promise<WhyGone | null>
  /** Of all keys of a table. */
  of(table: string): Promise<ReadonlyMap<string, WhyGone>>
}

const FORGOTTEN_AFTER = 90 * 24 * 3_600_000
/** Of one table. */
const MOST = 200

const INSERT = `INSERT INTO gone (token, table_id, why, at) VALUES (?, ?, ?, ?)
  ON CONFLICT (token) DO UPDATE SET why = excluded.why, at = excluded.at`
const TIDY = `DELETE FROM gone WHERE table_id = ? AND token NOT IN
  (SELECT token FROM gone WHERE table_id = ? ORDER BY at DESC, token LIMIT ${MOST})`

const whyOf = (why: unknown): WhyGone => WHY_GONE.find((one) => one === why) ?? 'sent-out'

export const createGone = ({ rows, change }: Sql): Gone => ({
  note: async (table, keys, why, now) => {
    await change('DELETE FROM gone WHERE at < ?', now - FORGOTTEN_AFTER)
    for (const key of keys) await change(INSERT, key, table, why, now)
    await change(TIDY, table, table)
  },
  why: async (key) => {
    const row = await firstRow<[string]>(rows('SELECT why FROM gone WHERE token = ?', key))
    return row && whyOf(row[0])
  },
  of: async (table) =>
    new Map((await rows('SELECT token, why FROM gone WHERE table_id = ?', table)).map(([key, why]) => [`${key}`, whyOf(why)])),
})
