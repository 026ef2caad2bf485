import { type Event, tmr } from '../../games/tmr/rules/index.ts'
import { type Dice, seededDice } from '../../kit/dice.ts'
import type { Clock } from '../../kit/due.ts'
import type { Game } from '../../kit/game.ts'
import { memorySaid, memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, roleKey, spectateur } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room/room.ts'
import { newTable, type Storage } from '../../kit/storage.ts'
import { type Config, readConfig } from '../common/config.ts'
import { systemClock } from '../common/systemClock.ts'
import { type KeyRow, NOBODY_IN_PARTICULAR, type PersonRow } from '../persistence/registry.ts'
import type { SeatsKept } from '../table/absence.ts'
import { createExpectations } from '../table/expectations.ts'
import { type BotHome, createOpenTable, type OpenTable } from '../table/openTable.ts'
import { NOBODY } from '../table/roster.ts'
import { dreamerNamed, sure } from './harness.ts'

const raise = (error: unknown): never => {
  throw error
}

export interface LooseTable {
  readonly table: OpenTable
  readonly storage: Storage<Event>
}

/** Nobody lets one play there. */
export const NO_BOTS: BotHome = { mindOf: () => ({ think: async () => null, end: () => {} }), free: async () => {} }

/** Where nothing is kept of who comes and goes. */
export const NO_SEATS: SeatsKept = { left: async () => {}, toBot: async () => {} }

/** A key as it is kept, of somebody who may have said who they are. */
export const keyRowOf = (key: string, role: Role, person: Partial<PersonRow> = {}): KeyRow => ({
  key,
  role,
  bot: '',
  browser: '',
  person: { ...NOBODY_IN_PARTICULAR, ...person },
  since: 0,
  leftAt: 0,
})

interface Loose<Event> {
  // biome-ignore lint/suspicious/noExplicitAny: any game, whatever it says.
  readonly game: Game<any, any, any, Event, any, any>
  readonly storage: Storage<Event>
  readonly dice: Dice
  readonly names: readonly string[]
  readonly clock: Clock
  readonly config?: Partial<Config>
}

/** A table of any game over a storage, whose keys are the names of the roles; what should never happen is thrown. */
export const looseTableOf = async <Event>({ game, storage, dice, names, clock, config }: Loose<Event>): Promise<OpenTable> => {
  const room = await openRoom({ game, storage, dice, clock: clock.now, onFault: raise })
  if (isRefusal(room)) throw new Error(room.code)
  const limits = { ...readConfig({}), MESSAGE_BURST: 1e9, LOOK_BURST_BYTES: 1e15, ...config }
  const roles = [GARDIEN, ...names.flatMap((name) => [joueur(name), spectateur(name)])]
  const keys = roles.map((role) => keyRowOf(roleKey(role), role))
  return createOpenTable({
    id: 'loose',
    name: 'loose',
    room,
    bytes: 0,
    dice,
    expectations: createExpectations(),
    kept: { roster: NOBODY },
    clock,
    bots: NO_BOTS,
    seats: NO_SEATS,
    loadRoster: async () => ({ ...NOBODY, keys }),
    shared: null,
    elapsed: () => 0,
    takeTurn: async () => {},
    limits,
    said: memorySaid(),
    onFault: raise,
  })
}

/** The same of the Terres Médianes in memory, with dice out of a seed and nobody's clock. */
export const looseTable = async (seed: number, names: readonly string[], config: Partial<Config> = {}): Promise<LooseTable> => {
  const dreamers = names.map((id) => ({ id, ...dreamerNamed(id) }))
  const setup = sure(tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers }))
  const storage = memoryStorage<Event>(newTable(tmr, setup))
  const clock = systemClock(() => 0)
  return { table: await looseTableOf({ game: tmr, storage, dice: seededDice(seed), names, clock, config }), storage }
}
