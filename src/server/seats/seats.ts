import type { Codes, Comer, KeeperPaper, SeatPaper } from '../../kit/doors.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import { newTable, type Stored } from '../../kit/storage.ts'
import { gameNamed } from '../games.ts'
import type { OpenTable } from '../openTable.ts'
import { codesOf, digestOf, newTableId, newToken, seal } from './codes.ts'
import { createEntering, type Entering } from './entering.ts'
import { BUSY, browserAt, createHouse, isKeeper, MOST_TRIES, NO_SUCH_SEAT, type Parts, seedOf } from './house.ts'
import { createKeys, type Keys } from './keys.ts'
import { createSaving, type Saving } from './saving.ts'

/** The first game of the list and its usual table, unless something is said of them. */
export interface WantedTable {
  readonly game?: string | undefined
  readonly setup?: unknown
}

export interface Seats extends Keys, Entering, Saving {
  openTable(name: string, wanted: WantedTable, comer: Comer): Promise<KeeperPaper | Refusal>
  leave(token: string): Promise<null | Refusal>
  follow(token: string, dreamer: string): Promise<SeatPaper | Refusal>
  free(token: string, dreamer: string): Promise<null | Refusal>
  /** Whoever sat there is out, their browser is refused from now on, and the codes they may know are dead. */
  banish(token: string, dreamer: string): Promise<Codes | Refusal>
  renewCodes(token: string): Promise<Codes | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

export const createSeats = (parts: Parts): Seats => {
  const { registry, links, joiners, tables, now, limits } = parts
  const house = createHouse(parts)
  const keys = createKeys(parts, house)
  const entering = createEntering(parts, house, keys.takeLink)

  const setupFrom = ({ parseSetup, initial, seating }: AnyGame, input: unknown): unknown | Refusal => {
    const setup = parseSetup(input ?? seating.newTable)
    if (isRefusal(setup)) return setup
    const many = seating.places(initial(setup)).length > limits.MAX_SEATS
    return many ? refusal('too-many', null, { most: limits.MAX_SEATS }) : setup
  }

  /** Where there is no gardien, whoever opens the table has its first place and keeps its codes. */
  const openerOf = (stored: Stored<unknown>): Role => {
    const game = parts.games.get(stored.game)
    if (!game || game.seating.gardien) return GARDIEN
    const setup = game.parseSetup(game.upcastSetup(stored.setup, stored.rules))
    return joueur(isRefusal(setup) ? '' : (game.seating.places(game.initial(setup))[0]?.id ?? ''))
  }

  const addTable = (name: string, stored: Stored<unknown>, comer: Comer): KeeperPaper | Refusal => {
    const role = openerOf(stored)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [id, token, seed] = [newTableId(), newToken(), newToken()]
      const codes = codesOf(seed, 0)
      const digests = { players: digestOf(codes.players), spectators: digestOf(codes.spectators) }
      const opener = { role, key: digestOf(token), sealed: seal(seed, token), browser: browserAt(id, comer.browser) }
      const added = registry.addTable({ id, name, codes: 0, stored, madeAt: now(), opener, ...digests })
      if (added) return { token, role, table: name, game: stored.game, codes }
    }
    return BUSY
  }

  const openTable: Seats['openTable'] = async (name, wanted, comer) => {
    if (registry.countTables() >= limits.MAX_TABLES) return refusal('too-many-tables')
    const game = gameNamed(parts.games, wanted.game)
    if (!game) return refusal('other-game', null, { game: wanted.game ?? '' })
    const setup = setupFrom(game, wanted.setup)
    return isRefusal(setup) ? setup : addTable(name, newTable(game, setup), comer)
  }

  /** Before anything else it is so in the file; then for every connection. */
  const freeAt = (table: string, dreamer: string, open: OpenTable | null): void => {
    registry.freeSeat(table, joueur(dreamer))
    links.clear(table, joueur(dreamer))
    open?.dismiss(joueur(dreamer), 'freed')
    open?.seatsChanged()
  }

  const takeKey = (key: string, open: OpenTable | null): void => {
    registry.leaveSeat(key)
    open?.dismissKey(key, 'freed')
  }

  /** Whoever waits at the door goes away. */
  const withdraw = async (key: string): Promise<null | Refusal> => {
    const joiner = joiners.find(key)
    if (!joiner) return NO_SUCH_SEAT
    joiners.remove(key)
    ;(await tables.ifOpen(joiner.table))?.doorChanged()
    return null
  }

  const leave: Seats['leave'] = async (token) => {
    const key = digestOf(token)
    const found = registry.seat(key)
    if (!found) return withdraw(key)
    if (isKeeper(found)) return refusal('not-yours')
    const table = await tables.ifOpen(found.table)
    if (found.role.kind === 'joueur') freeAt(found.table, found.role.seat, table)
    else takeKey(key, table)
    return null
  }

  const follow: Seats['follow'] = async (token, dreamer) => {
    const table = await house.asSpectator(token)
    if (isRefusal(table)) return table
    if (dreamer !== '' && !table.info().seats.some(({ seat }) => seat === dreamer))
      return refusal('unknown-dreamer', null, { dreamer })
    registry.moveSpectator(digestOf(token), dreamer)
    table.dismissKey(digestOf(token), 'moved')
    return { token, role: spectateur(dreamer), ...house.labelOf(table.id) }
  }

  const seedBehind = (token: string): string => {
    const found = registry.seat(digestOf(token))
    return found ? seedOf(found, token) : ''
  }

  /** The gardien's own browser is not shut out of their own table. */
  const shutOut = (table: OpenTable, browser: string): void => {
    joiners.banish(table.id, browser)
    for (const { key, role } of registry.seatsOfBrowser(table.id, browser)) {
      if (role.kind === 'joueur') freeAt(table.id, role.seat, table)
      else takeKey(key, table)
    }
  }

  const banish: Seats['banish'] = (token, dreamer) =>
    house.asKeeper(token, (table) => {
      const own = registry.seat(digestOf(token))?.browser
      const browsers = registry.browsersAt(table.id, dreamer).filter((browser) => browser !== own)
      freeAt(table.id, dreamer, table)
      for (const browser of browsers) shutOut(table, browser)
      return house.recode(table.id, seedBehind(token)) ?? BUSY
    })

  const renewCodes: Seats['renewCodes'] = (token) =>
    house.asKeeper(token, (table) => {
      const codes = house.recode(table.id, seedBehind(token))
      if (!codes) return BUSY
      registry.freeSpectators(table.id)
      for (const seat of ['', ...table.info().seats.map((place) => place.seat)]) table.dismiss(spectateur(seat), 'freed')
      return codes
    })

  return {
    ...keys,
    ...entering,
    ...createSaving(parts, addTable),
    openTable,
    leave,
    follow,
    free: (token, dreamer) =>
      house.asKeeper(token, (table) => {
        freeAt(table.id, dreamer, table)
        return null
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
