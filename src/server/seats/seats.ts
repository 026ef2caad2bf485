import type { Codes, Comer, KeeperPaper, SeatPaper } from '../../kit/doors.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isPlainName, NAME_HIDES } from '../../kit/name.ts'
import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import { newTable, type Stored } from '../../kit/storage.ts'
import { gameNamed } from '../common/games.ts'
import type { NewTable, Opener } from '../persistence/registry.ts'
import type { Records } from '../persistence/store.ts'
import { codesOf, digestOf, newTableId, newToken, seal } from './codes.ts'
import { createEntering, type Entering } from './entering.ts'
import { BUSY, browserAt, createHouse, isKeeper, MOST_TRIES, NO_SUCH_SEAT, type Parts, recode, seedOf } from './house.ts'
import { createKeys, type Keys } from './keys.ts'
import { createSaving, type Lots, type Saving } from './saving.ts'

/** The first game of the list and its usual table, unless something is said of them. */
export interface WantedTable {
  readonly game?: string | undefined
  readonly setup?: unknown
}

export interface Seats extends Keys, Entering, Saving {
  openTable(name: string, wanted: WantedTable, comer: Comer): Promise<KeeperPaper | Refusal>
  leave(token: string): Promise<null | Refusal>
  follow(token: string, seat: string): Promise<SeatPaper | Refusal>
  free(token: string, seat: string): Promise<null | Refusal>
  /** A bot plays a free seat from now on. */
  seatBot(token: string, seat: string, bot: string): Promise<null | Refusal>
  /** Whoever sat there is out, their browser is refused from now on, and the codes they may know are dead. */
  banish(token: string, seat: string): Promise<Codes | Refusal>
  renewCodes(token: string): Promise<Codes | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

export const createSeats = (parts: Parts): Seats => {
  const { store, tables, now, limits } = parts
  const { registry, joiners } = store.records
  const house = createHouse(parts)
  const keys = createKeys(parts, house)
  const entering = createEntering(parts, house, keys.takeLink)

  const setupFrom = ({ parseSetup, initial, seating }: AnyGame, input: unknown): unknown | Refusal => {
    const setup = parseSetup(input ?? seating.newTable)
    if (isRefusal(setup)) return setup
    const places = seating.places(initial(setup))
    if (places.length > limits.MAX_SEATS) return refusal('too-many', null, { most: limits.MAX_SEATS })
    return places.every(({ name }) => isPlainName(name)) ? setup : refusal(NAME_HIDES)
  }

  /** Where there is no gardien, whoever opens the table has its first place and keeps its codes. */
  const openerOf = (stored: Omit<Stored<unknown>, 'entries'>): Role => {
    const game = parts.games.get(stored.game)
    if (!game || game.seating.gardien) return GARDIEN
    const setup = game.parseSetup(game.upcastSetup(stored.setup, stored.rules))
    return joueur(isRefusal(setup) ? '' : (game.seating.places(game.initial(setup))[0]?.id ?? ''))
  }

  /** Counted and added in one step: there is one more at most, wherever they are opened. */
  const tryToAdd = (table: NewTable): Promise<boolean | Refusal> =>
    store.together('', async (records) => {
      if ((await records.registry.countTables()) >= limits.MAX_TABLES) return refusal('too-many-tables')
      return records.registry.addTable(table)
    })

  /** Other tables are written in between; nobody has a key before all of it is there. */
  const addRest = async (id: string, lots: Lots['lots'], opener: Opener, pace: Pace): Promise<void> => {
    try {
      for (const lot of lots) {
        await pace()
        await store.together(id, ({ registry: at }) => at.addEntries(id, lot))
      }
      await store.together(id, ({ registry: at }) => at.finishTable(id, opener))
    } catch (error) {
      await store.together(id, ({ registry: at }) => at.removeTable(id))
      throw error
    }
  }

  const addInLots = async (table: NewTable, opener: Opener, lots: Lots['lots'], pace: Pace): Promise<boolean | Refusal> => {
    const [only = [], ...more] = lots
    if (more.length === 0) return tryToAdd({ ...table, stored: { ...table.stored, entries: only }, opener })
    const added = await tryToAdd(table)
    if (added === true) await addRest(table.id, lots, opener, pace)
    return added
  }

  const addTable = async (name: string, { table, lots }: Lots, comer: Comer, pace: Pace): Promise<KeeperPaper | Refusal> => {
    const role = openerOf(table)
    const stored = { ...table, entries: [] }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [id, token, seed] = [newTableId(), newToken(), newToken()]
      const codes = codesOf(seed, 0)
      const digests = { players: digestOf(codes.players), spectators: digestOf(codes.spectators) }
      const opener = { role, key: digestOf(token), sealed: seal(seed, token), browser: browserAt(id, comer.browser) }
      const made = { id, name, codes: 0, stored, madeAt: now(), opener: null, ...digests }
      const added = await addInLots(made, opener, lots, pace)
      if (isRefusal(added)) return added
      if (added) return { token, role, table: name, game: stored.game, codes }
    }
    return BUSY
  }

  const openTable: Seats['openTable'] = async (name, wanted, comer) => {
    const game = gameNamed(parts.games, wanted.game)
    if (!game) return refusal('other-game', null, { game: wanted.game ?? '' })
    const setup = setupFrom(game, wanted.setup)
    return isRefusal(setup) ? setup : addTable(name, { table: newTable(game, setup), lots: [] }, comer, () => null)
  }

  const freeAt = async ({ registry, links }: Records, table: string, seat: string): Promise<void> => {
    await registry.freeSeat(table, joueur(seat))
    await links.clear(table, joueur(seat))
  }

  /** Whoever waits at the door goes away. */
  const withdraw = async (key: string): Promise<null | Refusal> => {
    const joiner = await joiners.find(key)
    if (!joiner) return NO_SUCH_SEAT
    await house.change(joiner.table, (records) => records.joiners.remove(key))
    return null
  }

  const leave: Seats['leave'] = async (token) => {
    const key = digestOf(token)
    const found = await registry.seat(key)
    if (!found) return withdraw(key)
    const { table, role } = found
    if (isKeeper(found)) return refusal('not-yours')
    await house.changeAs(token, table, async (records) => {
      if (role.kind === 'joueur') await freeAt(records, table, role.seat)
      else await records.registry.leaveSeat(key)
    })
    return null
  }

  const follow: Seats['follow'] = async (token, seat) => {
    const table = await house.asSpectator(token)
    if (isRefusal(table)) return table
    if (seat !== '' && !table.info().seats.some((one) => one.seat === seat))
      return refusal('unknown-dreamer', null, { dreamer: seat })
    const moved = await house.changeAs(token, table.id, (records) => records.registry.moveSpectator(digestOf(token), seat))
    if (isRefusal(moved)) return moved
    return { token, role: spectateur(seat), ...(await house.labelOf(table.id)) }
  }

  const seedBehind = async (token: string): Promise<string> => {
    const found = await registry.seat(digestOf(token))
    return found ? seedOf(found, token) : ''
  }

  /** The gardien's own browser is not shut out of their own table. */
  const shutOut = async (records: Records, table: string, browser: string): Promise<void> => {
    await records.joiners.banish(table, browser)
    for (const { key, role } of await records.registry.seatsOfBrowser(table, browser)) {
      if (role.kind === 'joueur') await freeAt(records, table, role.seat)
      else await records.registry.leaveSeat(key)
    }
  }

  const banish: Seats['banish'] = (token, seat) =>
    house.asKeeper(token, async ({ id }) => {
      const own = (await registry.seat(digestOf(token)))?.browser
      const seed = await seedBehind(token)
      return house.changeAs(token, id, async (records) => {
        const browsers = (await records.registry.browsersAt(id, seat)).filter((browser) => browser !== own)
        await freeAt(records, id, seat)
        for (const browser of browsers) await shutOut(records, id, browser)
        return (await recode(records.registry, id, seed)) ?? BUSY
      })
    })

  const renewCodes: Seats['renewCodes'] = (token) =>
    house.asKeeper(token, async ({ id }) => {
      const seed = await seedBehind(token)
      return house.changeAs(token, id, async (records) => {
        const codes = await recode(records.registry, id, seed)
        if (!codes) return BUSY
        await records.registry.freeSpectators(id)
        return codes
      })
    })

  const seatBot: Seats['seatBot'] = (token, seat, bot) =>
    house.asKeeper(token, async ({ id, room, info }) => {
      if (!parts.bots[room.game.id]?.includes(bot)) return refusal('no-such-bot')
      if (!info().seats.some((one) => one.seat === seat)) return refusal('unknown-dreamer', null, { dreamer: seat })
      const comer = { key: digestOf(newToken()), bot }
      const taken = await house.changeAs(token, id, (records) => records.registry.takeSeat(comer, id, seat))
      if (isRefusal(taken)) return taken
      return taken ? null : refusal('seat-taken', null, { dreamer: seat })
    })

  return {
    ...keys,
    ...entering,
    seatBot,
    ...createSaving(parts, addTable),
    openTable,
    leave,
    follow,
    free: (token, seat) =>
      house.asKeeper(token, async ({ id }) => {
        const freed = await house.changeAs(token, id, (records) => freeAt(records, id, seat))
        return isRefusal(freed) ? freed : null
      }),
    banish,
    renewCodes,
    removeTable: (token) =>
      house.asKeeper(token, async (table) => {
        await tables.remove(table.id)
        return null
      }),
  }
}
