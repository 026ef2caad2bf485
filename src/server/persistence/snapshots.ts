import type { Snapshot, Snapshots } from '../../kit/storage.ts'
import type { Row, Sql } from './sql.ts'

/** A snapshot as it is written down. */
export type WrittenSnapshot = readonly [of: string, seq: number, n: number, maker: string, body: string]

interface Parts extends Pick<Sql, 'rows'> {
  readonly inOne: <Result>(job: (sql: Sql) => Promise<Result>) => Promise<Result>
}

const KEEP = `INSERT INTO snapshots (table_id, about, seq, n, maker, body)
  SELECT id, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ? FROM tables WHERE id = ?
  ON CONFLICT (table_id, about, seq) DO UPDATE SET n = excluded.n, maker = excluded.maker, body = excluded.body`
const PLACES = 'SELECT seq, n FROM snapshots WHERE table_id = ? AND about = ? AND maker = ? ORDER BY seq'
const READ = `SELECT seq, n, body FROM snapshots WHERE table_id = ? AND about = ? AND maker = ? AND seq > ? AND seq <= ? ORDER BY seq`

export const writtenSnapshot = ({ of, seq, n, maker, body }: Snapshot): WrittenSnapshot => [
  of,
  seq,
  n,
  maker,
  JSON.stringify(body),
]

export const addSnapshots = async ({ change }: Sql, table: string, snapshots: readonly WrittenSnapshot[]): Promise<void> => {
  for (const one of snapshots) await change(KEEP, ...one, table)
}

/** One that cannot be read is none. */
const snapshotIn =
  (of: string, maker: string) =>
  ([seq, n, body]: Row): readonly Snapshot[] => {
    try {
      return [{ of, maker, seq: Number(seq), n: Number(n), body: JSON.parse(`${body}`) }]
    } catch {
      return []
    }
  }

export const createSnapshots = ({ rows, inOne }: Parts, table: string): Snapshots => ({
  keep: async (snapshots) => {
    const written = snapshots.map(writtenSnapshot)
    await inOne((sql) => addSnapshots(sql, table, written))
  },
  places: async (of, maker) => (await rows(PLACES, table, of, maker)).map(([seq, n]) => ({ seq: Number(seq), n: Number(n) })),
  read: async (of, maker, after, upTo) => (await rows(READ, table, of, maker, after, upTo)).flatMap(snapshotIn(of, maker)),
})
