import type { Codes } from '../../kit/doors.ts'
import { wordFor } from '../../kit/keeping.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { KeyRow, Registry } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import { freeAt, type Parting } from '../table/leaving.ts'
import type { OpenTable } from '../table/openTable.ts'
import { watcherId } from '../table/people.ts'
import { NOT_WITHOUT_GARDIEN } from './asking.ts'
import { digestOf } from './codes.ts'
import { BUSY, type House, type Parts, recode, seedOf } from './house.ts'

/** What whoever keeps the table does with its seats. */
export interface Keeping {
  /** Whoever sat there is out, their browser is refused from now on, and the codes they may know are dead. */
  banish(token: string, seat: string): Promise<Codes | Refusal>
  renewCodes(token: string): Promise<Codes | Refusal>
  /** A spectator goes out; whoever has the code may come again. */
  freeWatcher(token: string, watcher: string): Promise<null | Refusal>
  /** As a player is banished. */
  banishWatcher(token: string, watcher: string): Promise<Codes | Refusal>
  /** How many may play; nobody who does is sent away. 0: as many as there is room for. */
  setPlaces(token: string, places: number): Promise<null | Refusal>
  /** Whether those who play may watch each other; who does is sent back when not. */
  setWatching(token: string, watching: boolean): Promise<null | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

const leaveAs = async (records: Records, table: string, key: string, { why, now }: Parting): Promise<void> => {
  await records.gone.note(table, [key], why, now)
  await records.registry.leaveSeat(key)
}

/** A player with all their keys, a spectator with the one they have. */
const sendOut = (records: Records, table: string, { key, role }: KeyRow, parting: Parting): Promise<void> =>
  role.kind === 'joueur' ? freeAt(records, table, role.seat, parting) : leaveAs(records, table, key, parting)

/** All that was given to a browser at that table is gone. */
const shutOut = async (records: Records, table: string, browser: string, now: number): Promise<void> => {
  const parting = { why: 'sent-away', now } as const
  await records.joiners.banish(table, browser)
  const given = (await records.registry.keysOf(table)).filter((row) => row.browser === browser)
  for (const row of given) await sendOut(records, table, row, parting)
}

/** The gardien's own browser is not shut out of their own table. */
const browsersOf = (rows: readonly KeyRow[], own: string | undefined): readonly string[] =>
  [...new Set(rows.map(({ browser }) => browser))].filter((browser) => browser !== '' && browser !== own)

const NOBODY_THERE = refusal('nobody-there')

const isWatcher =
  (watcher: string) =>
  ({ key, role }: KeyRow): boolean =>
    role.kind === 'spectateur' && watcherId(key) === watcher

/** Where there is no gardien nobody is sent away from their cards. */
const maySendAway =
  ({ room }: OpenTable) =>
  ({ role }: KeyRow): boolean =>
    role.kind !== 'joueur' || wordFor('banish', { gardien: room.game.seating.gardien, hides: room.hides(role.seat) }) !== 'nobody'

export const createKeeping = ({ store, tables, limits, now }: Parts, house: House): Keeping => {
  const { registry } = store.records

  const seedBehind = async (token: string): Promise<string> => {
    const found = await registry.seat(digestOf(token))
    return found ? seedOf(found, token) : ''
  }

  /** Those who sit there are out, and their browsers with all they had; new codes. */
  const banishWhere = (token: string, fits: (row: KeyRow) => boolean): Promise<Codes | Refusal> =>
    house.asKeeper(token, async (table) => {
      const { id } = table
      const own = (await registry.seat(digestOf(token)))?.browser
      const seed = await seedBehind(token)
      return house.changeAs(token, id, async (records) => {
        const all = await records.registry.keysOf(id)
        const rows = all.filter(fits)
        if (rows.length === 0) return NOBODY_THERE
        const browsers = browsersOf(rows, own)
        const meant = [...rows, ...all.filter(({ browser }) => browsers.includes(browser))]
        if (!meant.every(maySendAway(table))) return NOT_WITHOUT_GARDIEN
        for (const row of rows) await sendOut(records, id, row, { why: 'sent-away', now: now() })
        for (const browser of browsers) await shutOut(records, id, browser, now())
        return (await recode(records.registry, id, seed)) ?? BUSY
      })
    })

  const freeWatcher: Keeping['freeWatcher'] = (token, watcher) =>
    house.asKeeper(token, ({ id }) =>
      house.changeAs(token, id, async (records) => {
        const row = (await records.registry.keysOf(id)).find(isWatcher(watcher))
        if (!row) return NOBODY_THERE
        await leaveAs(records, id, row.key, { why: 'sent-out', now: now() })
        return null
      }),
    )

  /** Something that is kept of the table itself. */
  const setAt = (token: string, set: (registry: Registry, table: string) => Promise<void>): Promise<null | Refusal> =>
    house.asKeeper(token, async ({ id }) => {
      const done = await house.changeAs(token, id, (records) => set(records.registry, id))
      return isRefusal(done) ? done : null
    })

  const setPlaces: Keeping['setPlaces'] = async (token, places) =>
    places > limits.MAX_SEATS
      ? refusal('too-many', null, { most: limits.MAX_SEATS })
      : setAt(token, (records, id) => records.setPlaces(id, places))

  const renewCodes: Keeping['renewCodes'] = (token) =>
    house.asKeeper(token, async ({ id }) => {
      const seed = await seedBehind(token)
      return house.changeAs(token, id, async (records) => {
        const codes = await recode(records.registry, id, seed)
        if (!codes) return BUSY
        for (const { key } of (await records.registry.keysOf(id)).filter(({ role }) => role.kind === 'spectateur'))
          await leaveAs(records, id, key, { why: 'codes-renewed', now: now() })
        return codes
      })
    })

  return {
    banish: (token, seat) => banishWhere(token, ({ role }) => role.kind === 'joueur' && role.seat === seat),
    banishWatcher: (token, watcher) => banishWhere(token, isWatcher(watcher)),
    freeWatcher,
    setPlaces,
    setWatching: (token, watching) => setAt(token, (records, id) => records.setWatching(id, watching)),
    renewCodes,
    removeTable: (token) =>
      house.asKeeper(token, async (table) => {
        await tables.remove(table.id)
        return null
      }),
  }
}
