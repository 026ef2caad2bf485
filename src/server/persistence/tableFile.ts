import type { Entry } from '../../kit/log.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { readSave, writeSave } from '../../kit/save.ts'
import type { Games } from '../games.ts'
import { firstRow, type Sql } from './sql.ts'

/** A table as a file to keep. */
export interface TableFile {
  readonly name: string
  /** The text of a save. */
  readonly save: string
  readonly entries: number
  /** Of so many: fewer when one of them cannot be read. */
  readonly of: number
}

/** Up to the first that is no JSON. */
const readable = (bodies: readonly string[]): Entry<unknown>[] => {
  const entries: Entry<unknown>[] = []
  for (const body of bodies) {
    try {
      entries.push(JSON.parse(body) as Entry<unknown>)
    } catch {
      break
    }
  }
  return entries
}

/** Read from the file rather than from an open table, so that a table that cannot be opened any more can be taken out as far as it goes. */
export const createTableFiles =
  ({ rows }: Sql, games: Games) =>
  async (id: string, now: number): Promise<TableFile | Refusal> => {
    const found = rows('SELECT name, game, rules, setup FROM tables WHERE id = ?', id)
    const row = await firstRow<[string, string, number, string]>(found)
    if (!row) return refusal('not-found')
    const game = games.get(row[1])
    if (!game) return refusal('other-game', null, { game: row[1] })
    const all = (await rows('SELECT body FROM entries WHERE table_id = ? ORDER BY seq', id)).map(([body]) => `${body}`)
    let entries = readable(all)
    for (;;) {
      const save = writeSave({ game: row[1], rules: row[2], setup: JSON.parse(row[3]), entries }, now)
      const read = readSave(save, game)
      if (!isRefusal(read)) return { name: row[0], save, entries: entries.length, of: all.length }
      if (typeof read.params.entry !== 'number') return read
      entries = entries.slice(0, read.params.entry - 1)
    }
  }
