import { type Event, type Table, type TableSetup, tmr, type View } from '../../games/tmr/rules/index.ts'
import type { Dice } from '../../kit/dice.ts'
import { memorySaid, memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room/room.ts'
import { newTable, type Storage } from '../../kit/storage.ts'
import type { Request, WireAnswer, WireSaid } from '../../kit/wire.ts'
import { readConfig } from '../common/config.ts'
import { systemClock } from '../common/systemClock.ts'
import type { KeyRow } from '../persistence/registry.ts'
import { createExpectations } from '../table/expectations.ts'
import { createOpenTable, type OpenTable, type Out } from '../table/openTable.ts'
import { NOBODY, type Roster } from '../table/roster.ts'
import { keyRowOf, NO_BOTS } from './looseTable.ts'
import { ANA } from './prober.ts'

/** A request without its id. */
export type Wanted = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never
export type Reply = WireAnswer | 'held'

/** A table in memory of which everything that a player, a spectator and a comrade who watches are sent is written down. */
export interface World {
  say(by: Role, id: string, wanted: Wanted): Promise<Reply>
  /** The player's machine is gone and there again, with what it knew or without. */
  comeBack(memory: 'with' | 'without'): Promise<void>
  /** The player is called otherwise from now on. */
  rename(called: string): Promise<void>
  /** The process falls and is started again. */
  restart(): Promise<void>
  /** All that the player and those who watch were sent, each message in full. */
  sent(): readonly string[]
  view(of: Role): View
  /** What the player knows to wait, and what the gardien does. */
  said(): readonly WireSaid[]
  asked(): readonly WireSaid[]
  entries(): number
}

export const PLAYER = joueur(ANA)
const WATCHER = spectateur(ANA)
const COMRADE = joueur('comrade')

/** Those who sit in a world, by the names of their connections. */
const PEOPLE: Roster = {
  ...NOBODY,
  keys: [
    keyRowOf('gardien', GARDIEN, { called: 'Márie 🌙' }),
    keyRowOf('player', PLAYER, { called: 'سلام', colour: 'sky' }),
    keyRowOf('comrade', COMRADE, { called: 'Ðuro' }),
    keyRowOf('watcher', WATCHER, { called: '李', figure: 'bell' }),
  ],
}

const raise = (error: unknown): never => {
  throw error
}

/** Where a world's table is kept, as one process has it. */
export interface Home extends Pick<Parameters<typeof createOpenTable>[0], 'said' | 'expectations' | 'shared'> {
  readonly storage: Storage<Event>
  /** Its process stays when the player comes to another; otherwise it falls. */
  readonly stays: boolean
}

export const newWorld = (setup: TableSetup) => newTable<TableSetup, Table, never, Event, View, unknown>(tmr as never, setup)

const memoryHome = (setup: TableSetup): Home => ({
  storage: memoryStorage<Event>(newWorld(setup)),
  said: memorySaid(),
  expectations: createExpectations(),
  shared: null,
  stays: false,
})

export const openWorld = async (setup: TableSetup, dice: Dice, homes: readonly Home[] = [memoryHome(setup)]): Promise<World> => {
  const opened = new Map<Home, OpenTable>()
  let moves = 0
  const limits = { ...readConfig({}), MESSAGE_BURST: 1e9 }
  const sent: string[] = []
  let said: readonly WireSaid[] = []
  let asked: readonly WireSaid[] = []
  let heard = 0
  let settled = 0
  let roster = PEOPLE
  let table: OpenTable
  let leave: (() => void)[] = []

  const openAt = async ({ storage, said: kept, expectations, shared }: Home): Promise<OpenTable> => {
    const room = await openRoom({ game: tmr, storage, dice, clock: () => 0, onFault: raise })
    if (isRefusal(room)) throw new Error(room.code)
    const parts = { id: 'world', name: 'world', room, bytes: 0, said: kept, dice, limits, onFault: raise, elapsed: () => 0 }
    const seats = { loadRoster: async () => roster, kept: { roster: NOBODY }, clock: systemClock(() => 0), bots: NO_BOTS }
    return createOpenTable({ ...parts, ...seats, expectations, shared })
  }

  /** At the next process, which may have been there before and has heard of nothing since. */
  const open = async (): Promise<OpenTable> => {
    const home = homes[moves++ % homes.length] as Home
    const before = home.stays ? opened.get(home) : undefined
    const there = before ?? (await openAt(home))
    opened.set(home, there)
    await there.follow()
    return there
  }

  const hear = (who: string, message: Out): void => {
    if (who === 'gardien') {
      if (message.type === 'said' || message.type === 'welcome') asked = message.said
      return
    }
    sent.push(`${who} ${JSON.stringify(message)}`)
    if (who === 'player' && (message.type === 'said' || message.type === 'welcome')) said = message.said
    if (who === 'player' && message.type === 'feed') heard = message.message.n
    if (who === 'player' && message.type === 'welcome') heard = message.n
  }

  const sit = async (from: number): Promise<void> => {
    for (const go of leave) go()
    const sitter = (role: Role, who: string, own: { own?: Role } = {}) => ({
      ...own,
      role,
      key: who,
      keeps: false,
      send: (message: Out) => hear(who, message),
      bye: () => {},
    })
    leave = [
      await table.seat(sitter(GARDIEN, 'gardien'), 0),
      await table.seat(sitter(PLAYER, 'player'), from),
      await table.seat(sitter(WATCHER, 'watcher'), from),
      await table.seat(sitter(WATCHER, 'comrade', { own: COMRADE }), from),
    ]
  }

  /** Whatever follows by itself is done once this is answered. */
  const settle = (): Promise<unknown> =>
    table.handle(GARDIEN, { type: 'enterDie', id: `settle ${settled++}`, die: '', face: null })

  table = await open()
  await sit(0)
  return {
    say: async (by, id, wanted) => {
      const out = await table.handle(by, { ...wanted, id } as Request)
      if (by.kind !== 'gardien') hear('player', out)
      await settle()
      return out.type === 'answer' ? out.answer : 'held'
    },
    comeBack: (memory) => sit(memory === 'with' ? heard : 0),
    rename: async (called) => {
      const renamed = (row: KeyRow): KeyRow => (row.key === 'player' ? { ...row, person: { ...row.person, called } } : row)
      roster = { ...roster, keys: roster.keys.map(renamed) }
      await table.seatsChanged()
    },
    restart: async () => {
      for (const go of leave) go()
      leave = []
      table = await open()
      await sit(heard)
    },
    sent: () => sent,
    view: (of) => table.room.view(of) as View,
    said: () => said,
    asked: () => asked,
    entries: () => table.room.entries.length,
  }
}
