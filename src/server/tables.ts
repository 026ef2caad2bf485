import type { Dice } from '../kit/dice.ts'
import type { AnyGame } from '../kit/game.ts'
import { isRefusal } from '../kit/refusal.ts'
import { openRoom } from '../kit/room.ts'
import type { ByeCode, WireDoor, WireJoiner } from '../kit/wire.ts'
import type { Config } from './config.ts'
import type { Games } from './games.ts'
import { createOpenTable, type OpenTable } from './openTable.ts'
import type { Entries } from './persistence/entries.ts'
import type { Joiner, Joiners } from './persistence/joiners.ts'
import type { Registry } from './persistence/registry.ts'
import { isKeeper } from './seats/house.ts'

/** Tables in memory: opened when somebody comes, put away when nobody has been there for a while. */
export interface Tables {
  open(id: string): Promise<OpenTable | null>
  /** Only if it is in memory. */
  ifOpen(id: string): Promise<OpenTable | null>
  /** Puts away what nobody needs. */
  tidy(): void
  remove(id: string): Promise<void>
  count(): number
  closeAll(code: ByeCode): Promise<void>
}

interface Parts {
  readonly games: Games
  readonly registry: Registry
  readonly joiners: Joiners
  readonly entries: Entries
  readonly makeDice: () => Dice
  readonly now: () => number
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  readonly limits: Config
  readonly onFault: (error: unknown) => void
}

interface Held {
  readonly table: Promise<OpenTable | null>
  usedAt: number
}

const LONGEST_NAME = 80

const asking =
  ({ seating }: AnyGame) =>
  ({ key, door, name, wish }: Joiner): WireJoiner => {
    const { dreamer, bring } = wish as { dreamer?: string; bring?: unknown }
    const brought = bring === undefined ? null : (seating.bringing?.nameOf(bring) ?? '').slice(0, LONGEST_NAME)
    return { id: key, kind: door, name, seat: dreamer ?? null, brings: brought }
  }

export const createTables = ({ games, registry, joiners, entries, makeDice, now, elapsed, limits, onFault }: Parts): Tables => {
  const held = new Map<string, Held>()

  const load = async (id: string): Promise<OpenTable | null> => {
    const row = registry.table(id)
    if (!row) return null
    const game = games.get(row.game)
    if (!game) {
      onFault(new Error(`table ${id} stays shut: no game is called ${row.game}`))
      return null
    }
    const dice = makeDice()
    const room = await openRoom({ game, storage: entries.storageOf(id), dice, clock: now, onFault })
    if (isRefusal(room)) {
      onFault(new Error(`table ${id} stays shut: ${JSON.stringify(room)}`))
      return null
    }
    registry.noteOpened(id, now())
    const door = (): WireDoor => ({
      approval: registry.table(id)?.approval ?? false,
      asking: joiners.waiting(id).map(asking(game)),
    })
    const said = entries.saidOf(id)
    const taken = () => registry.takenSeats(id)
    const keeps = (key: string): boolean => {
      const seat = registry.seat(key)
      return seat !== null && isKeeper(seat)
    }
    return createOpenTable({ id, name: row.name, room, said, dice, taken, door, keeps, elapsed, limits, onFault })
  }

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

  const putAwayIfIdle = async (id: string, one: Held): Promise<void> => {
    const table = await one.table
    if (table && !table.empty()) one.usedAt = elapsed()
    else if (elapsed() - one.usedAt >= limits.IDLE_MINUTES * 60_000 && held.get(id) === one) {
      held.delete(id)
      registry.noteOpened(id, now())
    }
  }

  return {
    open,
    ifOpen: async (id) => (await held.get(id)?.table) ?? null,
    tidy: () => {
      for (const [id, one] of held) putAwayIfIdle(id, one).catch(onFault)
    },
    remove: async (id) => {
      registry.removeTable(id)
      const table = await held.get(id)?.table
      held.delete(id)
      table?.dismissAll('freed')
    },
    count: () => held.size,
    closeAll: async (code) => {
      for (const one of held.values()) (await one.table)?.dismissAll(code)
      held.clear()
    },
  }
}
