import { type Event, tmr } from '../../games/tmr/rules/index.ts'
import { seededDice } from '../../kit/dice.ts'
import { memorySaid, memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, roleKey, spectateur } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room.ts'
import { newTable, type Storage } from '../../kit/storage.ts'
import { type Config, readConfig } from '../config.ts'
import { createOpenTable, type OpenTable } from '../openTable.ts'
import { createExpectations } from '../table/expectations.ts'
import { NOBODY } from '../table/roster.ts'
import { dreamerNamed, sure } from './harness.ts'

const raise = (error: unknown): never => {
  throw error
}

export interface LooseTable {
  readonly table: OpenTable
  readonly storage: Storage<Event>
}

/** A table in memory, whose keys are the names of the roles, with dice out of a seed and nobody's clock; what should never happen is thrown. */
export const looseTable = async (seed: number, names: readonly string[], config: Partial<Config> = {}): Promise<LooseTable> => {
  const dreamers = names.map((id) => ({ id, ...dreamerNamed(id) }))
  const setup = sure(tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers }))
  const dice = seededDice(seed)
  const storage = memoryStorage<Event>(newTable(tmr, setup))
  const room = await openRoom({ game: tmr, storage, dice, clock: () => 0, onFault: raise })
  if (isRefusal(room)) throw new Error(room.code)
  const limits = { ...readConfig({}), MESSAGE_BURST: 1e9, ...config }
  const roles = [GARDIEN, ...names.flatMap((name) => [joueur(name), spectateur(name)])]
  const keys = roles.map((role) => ({ key: roleKey(role), role }))
  const loose = {
    id: 'loose',
    name: 'loose',
    room,
    bytes: 0,
    dice,
    expectations: createExpectations(),
    loadRoster: async () => ({ ...NOBODY, keys }),
    shared: null,
    elapsed: () => 0,
    limits,
    said: memorySaid(),
    onFault: raise,
  }
  return { table: await createOpenTable(loose), storage }
}
