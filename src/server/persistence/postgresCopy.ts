import type { QueryResult } from 'pg'
import { LAYOUTS } from './postgresLayouts.ts'

/** Asks, and waits as long as a step of a full database may take. */
export type Patiently = (text: string) => Promise<QueryResult<Record<string, unknown>>>

const freeName = async (ask: Patiently, layout: number): Promise<string> => {
  const { rows } = await ask(`SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'layout%'`)
  const taken = new Set(rows.map(({ name }) => `${name}`))
  let free = `layout_${layout}`
  for (let at = 2; taken.has(free); at++) free = `layout_${layout}_${at}`
  return free
}

/** Everything others refer to comes first. */
const inOrder = (names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => Number(other === 'tables') - Number(one === 'tables'))

/**
 * A database as it is, whole and in its own layout, in a schema of its own: with the schemas renamed, the version before serves it. To be
 * asked inside the transaction that brings it up.
 */
export const copyLayout = async (ask: Patiently, layout: number): Promise<string> => {
  const copy = await freeName(ask, layout)
  const { rows } = await ask('SELECT current_schema() AS name')
  const here = `"${rows[0]?.name}"`
  await ask(`CREATE SCHEMA ${copy}`)
  await ask(`SET LOCAL search_path TO ${copy}`)
  await ask('CREATE TABLE layout (version integer NOT NULL)')
  for (const step of LAYOUTS.slice(0, layout)) await ask(step)
  const made = await ask(`SELECT tablename AS name FROM pg_tables WHERE schemaname = '${copy}'`)
  for (const name of inOrder(made.rows.map((row) => `${row.name}`)))
    await ask(`INSERT INTO ${name} SELECT * FROM ${here}.${name}`)
  await ask(`SET LOCAL search_path TO ${here}`)
  return copy
}
