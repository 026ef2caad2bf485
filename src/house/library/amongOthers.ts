import type { Dice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import type { Storage } from '../../kit/storage.ts'
import { type LocalTable, openLocalTable } from '../seat/localTable.ts'
import type { AnyRoom } from '../seat/roomLink.ts'
import type { Alone } from './alone.ts'
import { pagePace } from './pagePace.ts'

export interface AmongOptions {
  readonly game: AnyGame
  readonly storage: Storage<unknown>
  readonly dice: Dice
  readonly me: Role
  readonly others: readonly Role[]
  /** What another says to what it sees; null: nothing now. */
  readonly reply: (room: AnyRoom, view: unknown, seat: Role) => unknown
  readonly beforeSaid?: (room: AnyRoom, command: unknown) => void
}

/** Whoever sits at the other places. */
const OTHERS = 'others'

/** Lessons and positions: one person at a table of this page whose other seats answer as they are told to. */
export const openAmongOthers = async (options: AmongOptions): Promise<Alone | Refusal> => {
  const { game, storage, dice, me, others, reply, beforeSaid } = options
  let opened: (table: LocalTable) => void = () => {}
  const there = new Promise<LocalTable>((resolve) => {
    opened = resolve
  })
  const table = await openLocalTable({
    game,
    storage,
    dice,
    pace: pagePace(),
    seatsIn: () => [{ role: me, by: 'person' }, ...others.map((role) => ({ role, by: { bot: OTHERS } }))],
    mindOf: () => ({ think: async (view, seat) => reply((await there).room, view, seat), end: () => {} }),
    spoken: beforeSaid ? { beforeSaid } : {},
  })
  if (isRefusal(table)) return table
  opened(table)
  const { room } = table
  await room.ready(me)
  return { room, link: { ...table.linkOf(me), close: table.close } }
}
