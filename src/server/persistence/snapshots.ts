import type { Snapshot, Snapshots } from '../../kit/storage.ts'
import type { Row, Sql } from './sql.ts'

interface Parts extends Pick<Sql, 'rows'> {
  readonly inOne: <Result>(job: (sql: Sql) => Promise<Result>) => Promise<Result>
}

const KEEP = `INSERT INTO snapshots (table_id, about, seq, n, maker, body)
  SELECT id, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ? FROM tables WHERE id = ?
  ON CONFLICT (table_id, about, seq) DO UPDATE SET n = excluded.n, maker = excluded.maker, body = excluded.body`
const PLACES = 'SELECT seq, n FROM snapshots WHERE table_id = ? AND about = ? AND maker = ? ORDER BY seq'
const READ = `SELECT seq, n, body FROM snapshots WHERE table_id = ? AND about = ? AND maker = ? AND seq > ? AND seq <= ? ORDER BY seq`

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
    const texts = snapshots.map((one) => [one.of, one.seq, one.n, one.maker, JSON.stringify(one.body), table] as const)
    await inOne(async ({ change }) => {
      for (const values of texts) await change(KEEP, ...values)
    })
  },
  places: async (of, maker) => (await rows(PLACES, table, of, maker)).map(([seq, n]) => ({ seq: Number(seq), n: Number(n) })),
  read: async (of, maker, after, upTo) => (await rows(READ, table, of, maker, after, upTo)).flatMap(snapshotIn(of, maker)),
})
