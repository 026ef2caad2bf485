import type { KeeperPaper } from '../../kit/doors.ts'
import type { AnyGame } from '../../kit/game.ts'
import { FORFEIT } from '../../kit/keeping.ts'
import { isPlainName, NAME_HIDES } from '../../kit/name.ts'
import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../../kit/roles.ts'
import { newTable, type Stored } from '../../kit/storage.ts'
import { gameNamed } from '../common/games.ts'
import type { Lot, NewTable, Opener } from '../persistence/registry.ts'
import { removeInParts } from '../persistence/unfinished.ts'
import { codesOf, digestOf, newTableId, newToken, seal } from './codes.ts'
import { BUSY, browserAt, MOST_TRIES, type Parts } from './house.ts'
import { personOf } from './persons.ts'
import type { Lots, OpenerSaid } from './saving.ts'

/** The first game of the list and its usual table, unless something is said of them. */
interface WantedTable {
  readonly game?: string | undefined
  readonly setup?: unknown
}

export interface Opening {
  openTable(name: string, wanted: WantedTable, comer: OpenerSaid): Promise<KeeperPaper | Refusal>
}

const setupFrom = ({ parseSetup, initial, seating }: AnyGame, input: unknown, most: number): unknown | Refusal => {
  const setup = parseSetup(input ?? seating.newTable)
  if (isRefusal(setup)) return setup
  const places = seating.places(initial(setup))
  if (places.length > most) return refusal('too-many', null, { most })
  return places.every(({ name }) => isPlainName(name)) ? setup : refusal(NAME_HIDES)
}

/** Where there is no gardien, whoever opens the table has its first place and keeps its codes. */
export const openerOf = (game: AnyGame | undefined, { setup: input, rules }: Omit<Stored<unknown>, 'entries'>): Role => {
  if (!game || game.seating.gardien) return GARDIEN
  const setup = game.parseSetup(game.upcastSetup(input, rules))
  return joueur(isRefusal(setup) ? '' : (game.seating.places(game.initial(setup))[0]?.id ?? ''))
}

/** A gardien decides themself what becomes of a seat. */
const whyNotAbsence = ({ games, bots }: Parts, id: string, absence: OpenerSaid['absence']): Refusal | null => {
  const seating = games.get(id)?.seating
  if (!absence) return null
  if (seating?.gardien) return refusal('gardien-only')
  const known = absence.to === FORFEIT ? seating?.forfeit !== undefined : bots[id]?.includes(absence.to)
  return known ? null : refusal('no-such-bot')
}

/** What is written of a new table, some of it in lots. */
const createAdding = ({ store, limits }: Parts) => {
  /** Counted and added in one step: there is one more at most, wherever they are opened. */
  const tryToAdd = (table: NewTable, lot: Lot = { entries: [] }): Promise<boolean | Refusal> =>
    store.together('', async (records) => {
      if ((await records.registry.countTables()) >= limits.MAX_TABLES) return refusal('too-many-tables')
      const added = await records.registry.addTable(table)
      if (added) await records.registry.addLot(table.id, lot)
      return added
    })

  /** Other tables are written in between; nobody has a key before all of it is there. */
  const addRest = async (id: string, begun: readonly Lot[], next: Lots['next'], opener: Opener, pace: Pace): Promise<void> => {
    const add = async (lot: Lot): Promise<void> => {
      await pace()
      await store.together(id, ({ registry: at }) => at.addLot(id, lot))
    }
    try {
      for (const lot of begun) await add(lot)
      for (let lot = await next(); lot; lot = await next()) await add(lot)
      await store.together(id, ({ registry: at }) => at.finishTable(id, opener))
    } catch (error) {
      await removeInParts(store, id)
      throw error
    }
  }

  /** `begun`: the first two of the lots; a table of one is written at once. */
  const addInLots = async (table: NewTable, opener: Opener, begun: readonly Lot[], next: Lots['next'], pace: Pace) => {
    const [only, ...more] = begun
    if (more.length === 0) return tryToAdd({ ...table, opener }, only)
    const added = await tryToAdd(table)
    if (added === true) await addRest(table.id, begun, next, opener, pace)
    return added
  }

  return addInLots
}

export const createOpening = (parts: Parts) => {
  const { games, now, limits } = parts
  const addInLots = createAdding(parts)

  const addTable = async (
    name: string,
    { table, madeAt = now(), played = [], next }: Lots,
    comer: OpenerSaid,
    pace: Pace,
  ): Promise<KeeperPaper | Refusal> => {
    const role = openerOf(games.get(table.game), table)
    const stored = { ...table, entries: [] }
    // Without a gardien, whoever takes over from somebody asks all who play: at a table that is opened anew nobody does.
    const parted = role.kind === 'gardien' ? played : []
    const person = personOf(comer)
    if (isRefusal(person)) return person
    const wrong = whyNotAbsence(parts, table.game, comer.absence)
    if (wrong) return wrong
    const begun = [await next(), await next()].filter((lot) => lot !== null)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [id, token, seed] = [newTableId(), newToken(), newToken()]
      const codes = codesOf(seed, 0)
      const digests = { players: digestOf(codes.players), spectators: digestOf(codes.spectators) }
      const browser = browserAt(id, comer.browser)
      const opener = { role, key: digestOf(token), sealed: seal(seed, token), browser, person, since: now() }
      const said = { absence: comer.absence ?? null, parted }
      const made = { id, name, codes: 0, stored, madeAt, opener: null, ...said, ...digests }
      const added = await addInLots(made, opener, begun, next, pace)
      if (isRefusal(added)) return added
      if (added) return { token, role, table: name, game: table.game, codes }
    }
    return BUSY
  }

  const openTable: Opening['openTable'] = async (name, wanted, comer) => {
    const game = gameNamed(games, wanted.game)
    if (!game) return refusal('other-game', null, { game: wanted.game ?? '' })
    const setup = setupFrom(game, wanted.setup, limits.MAX_SEATS)
    return isRefusal(setup) ? setup : addTable(name, { table: newTable(game, setup), next: async () => null }, comer, () => null)
  }

  return { addTable, openTable }
}
