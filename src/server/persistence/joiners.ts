import { firstRow, type Sql } from './sql.ts'

/** Somebody who asked to come in. Their key becomes the seat's when the gardien lets them. */
export interface Joiner {
  /** A digest. */
  readonly key: string
  readonly table: string
  /** The others are asked of those who play, and wait for them to agree. */
  readonly door: 'joueur' | 'spectateur' | 'bot' | 'free' | 'save'
  /** What they call themselves; the name of a bot that is wished for. */
  readonly name: string
  /** What they would like to wear; '': what is given. */
  readonly colour: string
  readonly figure: string
  readonly wish: unknown
  readonly browser: string
  readonly refused: boolean
}

/** Who waits at the door of a table, and who was sent away from it. */
export interface Joiners {
  /** In place of what the same browser asked before. Those of long ago are cleared. */
  add(joiner: Joiner, now: number): Promise<void>
  find(key: string): Promise<Joiner | null>
  waiting(table: string): Promise<readonly Joiner[]>
  setWish(key: string, wish: unknown): Promise<void>
  refuse(key: string): Promise<void>
  /** False when it was answered in the meantime. */
  remove(key: string): Promise<boolean>
  banish(table: string, browser: string): Promise<void>
  isBanished(table: string, browser: string): Promise<boolean>
}

type Row = [
  key: string,
  table: string,
  door: Joiner['door'],
  name: string,
  wish: string,
  browser: string,
  refused: number,
  colour: string,
  figure: string,
]

const FIELDS = 'key, table_id, door, name, wish, browser, refused, colour, figure'
/** A wish that nobody answered for so long is no longer one. */
const FORGOTTEN_AFTER = 7 * 24 * 3_600_000

const joinerOf = ([key, table, door, name, wish, browser, refused, colour, figure]: Row): Joiner => ({
  key,
  table,
  door,
  name,
  wish: JSON.parse(wish),
  browser,
  refused: refused !== 0,
  colour,
  figure,
})

const INSERT = `INSERT INTO joiners (${FIELDS}, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET table_id = excluded.table_id, door = excluded.door, name = excluded.name,
    wish = excluded.wish, browser = excluded.browser, refused = excluded.refused, colour = excluded.colour,
    figure = excluded.figure, asked_at = excluded.asked_at`

export const createJoiners = ({ rows, change }: Sql): Joiners => ({
  add: async ({ key, table, door, name, wish, browser, refused, colour, figure }, now) => {
    await change('DELETE FROM joiners WHERE asked_at < ?', now - FORGOTTEN_AFTER)
    await change(`DELETE FROM joiners WHERE table_id = ? AND browser = ? AND browser <> ''`, table, browser)
    await change(INSERT, key, table, door, name, JSON.stringify(wish), browser, refused ? 1 : 0, colour, figure, now)
  },
  find: async (key) => {
    const row = await firstRow<Row>(rows(`SELECT ${FIELDS} FROM joiners WHERE key = ?`, key))
    return row && joinerOf(row)
  },
  waiting: async (table) => {
    const text = `SELECT ${FIELDS} FROM joiners WHERE table_id = ? AND refused = 0 ORDER BY asked_at`
    return ((await rows(text, table)) as Row[]).map(joinerOf)
  },
  setWish: async (key, wish) => {
    await change('UPDATE joiners SET wish = ? WHERE key = ?', JSON.stringify(wish), key)
  },
  refuse: async (key) => {
    await change('UPDATE joiners SET refused = 1 WHERE key = ?', key)
  },
  remove: async (key) => (await change('DELETE FROM joiners WHERE key = ?', key)) === 1,
  banish: async (table, browser) => {
    if (browser !== '')
      await change('INSERT INTO banished (table_id, browser) VALUES (?, ?) ON CONFLICT DO NOTHING', table, browser)
  },
  isBanished: async (table, browser) =>
    browser !== '' && (await rows('SELECT 1 FROM banished WHERE table_id = ? AND browser = ?', table, browser)).length > 0,
})
