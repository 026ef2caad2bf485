import type Database from 'libsql'

/** Somebody who asked to come in. Their key becomes the seat's when the gardien lets them. */
export interface Joiner {
  /** A digest. */
  readonly key: string
  readonly table: string
  readonly door: 'joueur' | 'spectateur'
  /** What they call themselves. */
  readonly name: string
  readonly wish: unknown
  readonly browser: string
  readonly refused: boolean
}

/** Who waits at the door of a table, and who was sent away from it. */
export interface Joiners {
  /** In place of what the same browser asked before. Those of long ago are cleared. */
  add(joiner: Joiner, now: number): void
  find(key: string): Joiner | null
  waiting(table: string): readonly Joiner[]
  refuse(key: string): void
  remove(key: string): void
  banish(table: string, browser: string): void
  isBanished(table: string, browser: string): boolean
}

type Row = [key: string, table: string, door: Joiner['door'], name: string, wish: string, browser: string, refused: number]

const FIELDS = 'key, table_id, door, name, wish, browser, refused'
/** A wish that nobody answered for so long is no longer one. */
const FORGOTTEN_AFTER = 7 * 24 * 3_600_000

const joinerOf = ([key, table, door, name, wish, browser, refused]: Row): Joiner => ({
  key,
  table,
  door,
  name,
  wish: JSON.parse(wish),
  browser,
  refused: refused !== 0,
})

export const createJoiners = (database: Database.Database): Joiners => {
  const insert = database.prepare(`INSERT OR REPLACE INTO joiners (${FIELDS}, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const removeOne = database.prepare('DELETE FROM joiners WHERE key = ?')
  const removeOld = database.prepare('DELETE FROM joiners WHERE asked_at < ?')
  const removeOf = database.prepare(`DELETE FROM joiners WHERE table_id = ? AND browser = ? AND browser <> ''`)
  const refuseOne = database.prepare('UPDATE joiners SET refused = 1 WHERE key = ?')
  const insertBanished = database.prepare('INSERT OR IGNORE INTO banished (table_id, browser) VALUES (?, ?)')
  const select = database.prepare(`SELECT ${FIELDS} FROM joiners WHERE key = ?`).raw()
  const selectWaiting = database
    .prepare(`SELECT ${FIELDS} FROM joiners WHERE table_id = ? AND refused = 0 ORDER BY asked_at`)
    .raw()
  const selectBanished = database.prepare('SELECT 1 FROM banished WHERE table_id = ? AND browser = ?').raw()
  return {
    add: ({ key, table, door, name, wish, browser, refused }, now) => {
      removeOld.run(now - FORGOTTEN_AFTER)
      removeOf.run(table, browser)
      insert.run(key, table, door, name, JSON.stringify(wish), browser, refused ? 1 : 0, now)
    },
    find: (key) => {
      const row = select.get(key) as Row | undefined
      return row ? joinerOf(row) : null
    },
    waiting: (table) => (selectWaiting.all(table) as Row[]).map(joinerOf),
    refuse: (key) => {
      refuseOne.run(key)
    },
    remove: (key) => {
      removeOne.run(key)
    },
    banish: (table, browser) => {
      if (browser !== '') insertBanished.run(table, browser)
    },
    isBanished: (table, browser) => browser !== '' && selectBanished.get(table, browser) !== undefined,
  }
}
