import { randomInt } from 'node:crypto'
import type { Dice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { openRoom } from '../../kit/room/room.ts'
import type { WireJoiner } from '../../kit/wire.ts'
import type { Minds } from '../bots/minds.ts'
import type { Config } from '../common/config.ts'
import type { Games } from '../common/games.ts'
import { MAKER } from '../common/maker.ts'
import { createPace, takeTurn } from '../common/pace.ts'
import { systemClock } from '../common/systemClock.ts'
import type { Joiner } from '../persistence/joiners.ts'
import type { Store } from '../persistence/store.ts'
import { removeInParts } from '../persistence/unfinished.ts'
import { passToBot } from './absence.ts'
import { createExpectations } from './expectations.ts'
import { noteParted } from './leaving.ts'
import { createOpenTable, type OpenTable, type Shared } from './openTable.ts'
import { createFollowing } from './others.ts'
import { wishOf } from './people.ts'
import { askIn, NOBODY, type Roster, sinceIn, sittingIn } from './roster.ts'
import type { KeptRoster } from './seating.ts'

/** Tables in memory: opened when somebody comes, put away when nobody has been there for a while. */
export interface Tables {
  open(id: string): Promise<OpenTable | null>
  /** Who sits at a table, or waits at its door, has changed: whoever has it open here is told. */
  seatsChanged(id: string): Promise<void>
  /** Puts away what nobody needs. */
  tidy(): void
  /** For good. */
  remove(id: string): Promise<void>
  /** Closes those that were removed beside this process. */
  closeRemoved(): Promise<void>
  count(): number
  /** Puts away all of them: nothing is said at any of them by itself any more. */
  putAllAway(): Promise<void>
  /** The ids of those in memory. */
  held(): readonly string[]
}

interface Parts {
  readonly games: Games
  readonly store: Store
  readonly makeDice: () => Dice
  readonly now: () => number
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  readonly limits: Config
  readonly minds: Pick<Minds, 'mindOf'>
  readonly onFault: (error: unknown) => void
}

interface Held {
  readonly table: Promise<OpenTable | null>
  usedAt: number
}

const LONGEST_NAME = 80
/** Of this process alone. */
const SEED = randomInt(2 ** 32)

const asking =
  ({ seating }: AnyGame) =>
  (joiner: Joiner): WireJoiner | [] => {
    const { key, door, name, wish, ...person } = joiner
    if ((door !== 'joueur' && door !== 'spectateur') || askIn(joiner)) return []
    const { colour, figure } = wishOf(person)
    const { dreamer: seat, bring } = wish as { dreamer?: string; bring?: unknown }
    const brought = bring === undefined ? null : (seating.bringing?.nameOf(bring) ?? '').slice(0, LONGEST_NAME)
    const wished = { ...(colour && { colour }), ...(figure && { figure }) }
    return { id: key, kind: door, name, seat: seat ?? null, brings: brought, ...wished }
  }

const rosterOf =
  ({ records: { registry, joiners, gone } }: Store, id: string, game: AnyGame) =>
  async (): Promise<Roster> => {
    const [row, keys, waiting, left] = await Promise.all([
      registry.table(id),
      registry.keysOf(id),
      joiners.waiting(id),
      gone.of(id),
    ])
    if (!row) return { ...NOBODY, closed: true }
    const door = { approval: row.approval, asking: waiting.flatMap(asking(game)) }
    const asks = waiting.flatMap((joiner) => askIn(joiner) ?? [])
    const { places, absence, parted } = row
    // Without a gardien those who play are against each other.
    const watching = row.watching && game.seating.gardien
    return { keys, door, asks, places, watching, absence, parted, closed: false, gone: left }
  }

/** What there is to know of the others that serve the same tables; null where there are none. */
const sharedBy = ({ bus, entries, away }: Store): ((id: string) => Shared | null) => {
  if (!bus) return () => null
  const othersAt = createFollowing(bus)
  return (id) => ({ others: othersAt(id), latest: () => entries.latest(id), away })
}

/** Brings a table into memory; null when there is none, or it cannot be read. */
const createLoader = ({
  games,
  store,
  makeDice,
  now,
  elapsed,
  limits,
  minds,
  onFault,
}: Parts): ((id: string) => Promise<OpenTable | null>) => {
  const { registry } = store.records
  const sharedAt = sharedBy(store)
  return async (id) => {
    const row = await registry.table(id)
    if (!row) return null
    const game = games.get(row.game)
    if (!game) {
      onFault(new Error(`table ${id} stays shut: no game is called ${row.game}`))
      return null
    }
    const dice = makeDice()
    const expectations = createExpectations()
    const kept: KeptRoster = { roster: NOBODY }
    const storage = store.entries.storageOf(id, expectations.of)
    const room = await openRoom({
      game,
      storage,
      dice,
      clock: now,
      sitting: () => sittingIn(kept.roster),
      since: (role) => sinceIn(kept.roster, role),
      onFault,
      pace: createPace(),
      chapters: { maker: MAKER, seed: SEED },
    })
    if (isRefusal(room)) {
      onFault(new Error(`table ${id} stays shut: ${JSON.stringify(room)}`))
      return null
    }
    // A full disk does not keep anybody from what was played.
    await registry.noteOpened(id, now()).catch(onFault)
    return createOpenTable({
      id,
      name: row.name,
      room,
      said: store.entries.saidOf(id),
      bytes: await store.entries.bytesOf(id, room.version()),
      expectations,
      dice,
      loadRoster: rosterOf(store, id, game),
      kept,
      clock: systemClock(now),
      bots: {
        mindOf: (bot) => minds.mindOf(game.id, bot, id),
        free: (key) =>
          store.together(id, async (records) => {
            const seat = (await records.registry.seat(key))?.role
            if (seat?.kind === 'joueur') await noteParted(records, id, seat.seat)
            await records.registry.leaveSeat(key)
          }),
      },
      seats: {
        left: (seat, at) => store.together(id, (records) => records.registry.setLeft(id, seat, at)),
        toBot: (seat, bot) => store.together(id, (records) => passToBot(records, id, seat, bot, now())),
      },
      shared: sharedAt(id),
      elapsed,
      takeTurn,
      limits,
      onFault,
    })
  }
}

export const createTables = (parts: Parts): Tables => {
  const { store, now, elapsed, limits, onFault } = parts
  const { registry } = store.records
  const held = new Map<string, Held>()
  let ending = false
  const load = createLoader(parts)

  const open = async (id: string): Promise<OpenTable | null> => {
    let one = held.get(id)
    if (!one) held.set(id, (one = { table: load(id), usedAt: elapsed() }))
    one.usedAt = elapsed()
    const table = await one.table.catch((error) => {
      onFault(error)
      return null
    })
    if (!table && held.get(id) === one) held.delete(id)
    return table
  }

  const ifOpen = async (id: string): Promise<OpenTable | null> => (await held.get(id)?.table.catch(() => null)) ?? null

  const putAwayIfIdle = async (id: string, one: Held): Promise<void> => {
    const table = await one.table
    if (table && !table.empty()) one.usedAt = elapsed()
    else if (elapsed() - one.usedAt >= limits.IDLE_MINUTES * 60_000 && held.get(id) === one) {
      held.delete(id)
      table?.close()
      await registry.noteOpened(id, now())
    }
  }

  const closeForGood = async (id: string): Promise<void> => {
    const table = await ifOpen(id)
    held.delete(id)
    table?.dismiss(() => 'table-closed')
    table?.close()
  }

  return {
    open,
    seatsChanged: async (id) => {
      await (await ifOpen(id))?.seatsChanged().catch(onFault)
    },
    tidy: () => {
      for (const [id, one] of held) putAwayIfIdle(id, one).catch(onFault)
    },
    remove: async (id) => {
      const isGone = await store.together(id, async ({ registry: at, gone }) => {
        const keys = (await at.keysOf(id)).map(({ key }) => key)
        const isWhole = await at.closeTable(id)
        await gone.note(id, keys, 'table-closed', now())
        return isWhole
      })
      await closeForGood(id)
      if (!isGone) removeInParts(store, id, () => !ending).catch(onFault)
    },
    closeRemoved: async () => {
      for (const id of [...held.keys()]) if (!(await registry.table(id))) await closeForGood(id)
    },
    count: () => held.size,
    putAllAway: async () => {
      ending = true
      for (const id of [...held.keys()]) (await ifOpen(id))?.close()
      held.clear()
    },
    held: () => [...held.keys()],
  }
}
