import type { KeptTable } from './keptTables.ts'
import { copyRows, KEPT, type Kind } from './move.ts'
import { allReadable, lastEntry, nextEntries } from './readable.ts'
import type { Sql } from './sql.ts'
import type { Store } from './store.ts'

type Reader = Pick<Sql, 'rows'>

/** How each kind lies in the file, so that a destroyed page takes its own rows with it and no others. */
const KEYS: Readonly<Record<Exclude<Kind['from'], 'entries'>, readonly string[]>> = {
  tables: ['rowid'],
  said: ['table_id', 'role'],
  seats: ['token'],
  links: ['code'],
  joiners: ['key'],
  gone: ['token'],
  banished: ['table_id', 'browser'],
  opened: ['table_id'],
}

const ENTRIES = 200

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

interface Sound {
  readonly entries: number
  readonly bytes: number
  /** What is missing, in a sentence; null when it is all there. */
  readonly missing: string | null
}

const missingAfter = async (sql: Reader, id: string, entries: number): Promise<string> => {
  const last = await lastEntry(sql, id)
  const where = last === null || last <= entries ? `from entry ${entries + 1} on` : `entries ${entries + 1} to ${last}`
  return `${id}: ${where} cannot be read`
}

/** The entries of a table up to the first that cannot be read, some at a time. */
const takeSound = async (
  sql: Reader,
  id: string,
  take: (rows: readonly (readonly [number, string])[]) => Promise<void>,
): Promise<Sound> => {
  let [entries, bytes] = [0, 0]
  for (;;) {
    const { rows, damaged } = await nextEntries(sql, id, entries, ENTRIES)
    const read = rows.map(([seq, body]) => [Number(seq), `${body}`] as const)
    const at = read.findIndex(([seq, body], index) => seq !== entries + index + 1 || !isJson(body))
    const sound = at < 0 ? read : read.slice(0, at)
    await take(sound)
    entries += sound.length
    for (const [, body] of sound) bytes += Buffer.byteLength(body)
    if (damaged || at >= 0) return { entries, bytes, missing: await missingAfter(sql, id, entries) }
    if (rows.length < ENTRIES) return { entries, bytes, missing: null }
  }
}

/** Tables of which not even the name can be read: their ids are kept apart from them as well. */
const lostTables = async (sql: Reader, found: ReadonlySet<string>): Promise<readonly string[]> => {
  const { rows } = await allReadable(sql, { from: 'tables', key: ['id'], columns: 'id' })
  return rows
    .map(([id]) => `${id}`)
    .filter((id) => !found.has(id))
    .map((id) => `${id}: nothing of this table can be read`)
}

/** What the keeper is shown of a damaged file, and what is missing. */
export const surveyReadable = async (
  sql: Reader,
  knowsOpened: boolean,
): Promise<{ readonly tables: readonly KeptTable[]; readonly missing: readonly string[] }> => {
  const found = await allReadable(sql, { from: 'tables', key: KEYS.tables, columns: 'id, name, made_at' })
  const visits = knowsOpened ? await allReadable(sql, { from: 'opened', key: KEYS.opened, columns: 'table_id, at' }) : null
  const openedAt = new Map(visits?.rows.map(([id, at]) => [id, Number(at)]))
  const tables: KeptTable[] = []
  const missing: string[] = []
  for (const [id, name, madeAt] of found.rows) {
    const sound = await takeSound(sql, `${id}`, async () => {})
    const { entries, bytes } = sound
    tables.push({
      id: `${id}`,
      name: `${name}`,
      madeAt: Number(madeAt),
      openedAt: openedAt.get(id ?? '') ?? Number(madeAt),
      entries,
      bytes,
    })
    if (sound.missing) missing.push(sound.missing)
  }
  missing.push(...(await lostTables(sql, new Set(tables.map(({ id }) => id)))))
  return { tables: tables.toSorted((one, other) => one.openedAt - other.openedAt), missing }
}

const copyEntries = (from: Reader, to: Sql, kind: Kind, id: string): Promise<Sound> =>
  takeSound(from, id, (rows) =>
    copyRows(
      to,
      kind,
      rows.map(([seq, body]) => [id, seq, body]),
    ),
  )

/** Everything that can be read of a damaged file, into an empty one; what is missing there. */
export const salvage = async (
  from: Reader,
  to: Pick<Store, 'inOne'>,
): Promise<{ readonly tables: number; readonly missing: readonly string[] }> => {
  const ids = new Set<string>()
  const missing: string[] = []
  await to.inOne(async (sql) => {
    for (const kind of KEPT) {
      if (kind.from === 'entries') {
        for (const id of ids) {
          const lost = (await copyEntries(from, sql, kind, id)).missing
          if (lost) missing.push(lost)
        }
        continue
      }
      const { rows, damaged } = await allReadable(from, { ...kind, key: KEYS[kind.from] })
      const at = kind.columns.split(', ').indexOf(kind.of)
      if (kind.from === 'tables') for (const row of rows) ids.add(`${row[at]}`)
      else if (damaged) missing.push(`some of all that is kept as ${kind.from} cannot be read`)
      await copyRows(
        sql,
        kind,
        rows.filter((row) => ids.has(`${row[at]}`)),
      )
    }
  })
  missing.push(...(await lostTables(from, ids)))
  return { tables: ids.size, missing }
}
