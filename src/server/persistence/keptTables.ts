import type { Sql } from './sql.ts'

/** A table as its keeper sees it, from outside. */
export interface KeptTable {
  readonly id: string
  readonly name: string
  readonly madeAt: number
  /** When somebody last came; when it was made, before. */
  readonly openedAt: number
  readonly entries: number
  readonly bytes: number
}

const listOf = (knowsOpened: boolean): string => `
SELECT tables.id, tables.name, tables.made_at, ${knowsOpened ? 'coalesce(opened.at, tables.made_at)' : 'tables.made_at'},
  (SELECT count(*) FROM entries WHERE table_id = tables.id),
  (SELECT CAST(coalesce(sum(octet_length(body)), 0) AS BIGINT) FROM entries WHERE table_id = tables.id)
FROM tables ${knowsOpened ? 'LEFT JOIN opened ON opened.table_id = tables.id' : ''}
ORDER BY 4`

/** The longest unvisited first. */
export const listTables = async ({ rows }: Pick<Sql, 'rows'>, knowsOpened = true): Promise<readonly KeptTable[]> =>
  ((await rows(listOf(knowsOpened))) as [string, string, number, number, number, number][]).map(
    ([id, name, madeAt, openedAt, entries, bytes]) => ({ id, name, madeAt, openedAt, entries, bytes }),
  )
