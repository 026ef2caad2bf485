import type { AnyGame } from '../../kit/game.ts'
import { type Pace, paced } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { beginSave, type SaveReader, writeAround } from '../../kit/save.ts'
import type { Games } from '../common/games.ts'
import { createPace } from '../common/pace.ts'
import { allReadable, lastEntry, nextEntries } from './readable.ts'
import { type PartedRow, type PersonRow, partedIn } from './registry.ts'
import type { Row, Sql } from './sql.ts'
import { isDamage } from './storeFailed.ts'

/** A table as a file to keep. */
export interface TableFile {
  readonly name: string
  /** The text of a save, in pieces. */
  readonly save: readonly string[]
  readonly entries: number
  /** Of so many: fewer when one of them cannot be read. */
  readonly of: number
}

type Reader = Pick<Sql, 'rows'>

/** So many entries at once. */
const AT_ONCE = 20

/** The next entry in a save; whether it is one, or why nothing of the table can be read. */
const takeBody = async (reader: SaveReader<unknown, unknown>, body: string, pace: Pace): Promise<boolean | Refusal> => {
  let input: unknown
  try {
    input = JSON.parse(body)
  } catch {
    return false
  }
  const refused = await paced(reader.taking(input, body.length), pace)
  return refused && typeof refused.params.entry !== 'number' ? refused : refused === null
}

interface Taken {
  readonly pieces: readonly string[]
  readonly of: number
}

/** Up to the first that cannot be read; the others are only counted. */
const takeEntries = async (
  sql: Reader,
  id: string,
  reader: SaveReader<unknown, unknown>,
  upTo: number,
  pace: Pace,
): Promise<Taken | Refusal> => {
  const pieces: string[] = []
  let [of, last, readable] = [0, 0, true]
  for (;;) {
    const { rows, damaged } = await nextEntries(sql, id, last, AT_ONCE)
    const found = rows.filter(([seq]) => Number(seq) <= upTo)
    const bodies: string[] = []
    for (const [seq, body] of found) {
      await pace()
      const taken = readable && (await takeBody(reader, `${body}`, pace))
      if (isRefusal(taken)) return taken
      readable = taken
      if (taken) bodies.push(`${body}`)
      last = Number(seq)
    }
    of += found.length
    if (bodies.length > 0) pieces.push(bodies.join(','))
    // What follows a destroyed page cannot even be counted: one more at least.
    if (damaged) return { pieces, of: Math.max(of + 1, (await lastEntry(sql, id)) ?? 0) }
    if (found.length < AT_ONCE) return { pieces, of }
  }
}

type Head = readonly [name: string, game: string, rules: number, setup: string]

interface Wanted {
  readonly id: string
  readonly now: number
  readonly upTo: number
}

const SEATED =
  "SELECT seat, called, colour, figure FROM seats WHERE table_id = ? AND kind = 'joueur' AND bot = '' ORDER BY since DESC"

/** Who plays or played what; a layout of before knows nobody, and what is damaged is left out. */
const playedAt = async ({ rows }: Reader, id: string): Promise<readonly PartedRow[]> => {
  try {
    const seated = (await rows(SEATED, id)).map(
      ([seat, called, colour, figure]) => [`${seat}`, { called, colour, figure }] as const,
    )
    const parted = partedIn(`${(await rows('SELECT parted FROM tables WHERE id = ?', id))[0]?.[0]}`)
    const people = new Map([
      ...parted.map(({ seat, called, colour, figure }) => [seat, { called, colour, figure }] as const),
      ...(seated as [string, PersonRow][]),
    ])
    return [...people].flatMap(([seat, person]) => (person.called === '' ? [] : [{ seat, ...person }]))
  } catch {
    return []
  }
}

const fileIn = async (sql: Reader, game: AnyGame, [name, of, rules, setup]: Head, { id, now, upTo }: Wanted, pace: Pace) => {
  const [before, after] = writeAround({ game: of, rules, setup: JSON.parse(setup) }, now, {
    table: name,
    played: await playedAt(sql, id),
  })
  const reader = beginSave(JSON.parse(before + after), game)
  if (isRefusal(reader)) return reader
  const taken = await takeEntries(sql, id, reader, upTo, pace)
  if (isRefusal(taken)) return taken
  const between = taken.pieces.flatMap((piece, at) => (at === 0 ? [piece] : [',', piece]))
  return { name, save: [before, ...between, after], entries: reader.entries.length, of: taken.of }
}

const HEAD = 'name, game, rules, setup'

/** Found by its id, or where that way is destroyed among all that are there. */
const headOf = async (sql: Reader, id: string): Promise<Row | null> => {
  try {
    return (await sql.rows(`SELECT ${HEAD} FROM tables WHERE id = ?`, id))[0] ?? null
  } catch (error) {
    if (!isDamage(error)) throw error
    const { rows } = await allReadable(sql, { from: 'tables', key: ['rowid'], columns: `id, ${HEAD}` })
    return rows.find(([of]) => of === id)?.slice(1) ?? null
  }
}

/** Read from the file rather than from an open table, so that a table that cannot be opened any more can be taken out as far as it goes. */
export const createTableFiles =
  (sql: Reader, games: Games) =>
  async (id: string, now: number, pace: Pace = createPace(), upTo = Number.POSITIVE_INFINITY): Promise<TableFile | Refusal> => {
    const row = (await headOf(sql, id)) as [string, string, number, string] | null
    if (!row) return refusal('not-found')
    const game = games.get(row[1])
    return game ? fileIn(sql, game, row, { id, now, upTo }, pace) : refusal('other-game', null, { game: row[1] })
  }
