import type { Dice } from '../../src/kit/dice.ts'
import type { Game } from '../../src/kit/game.ts'
import { memoryStorage } from '../../src/kit/memoryStorage.ts'
import { isRefusal } from '../../src/kit/refusal.ts'
import type { Role } from '../../src/kit/roles.ts'
import { openRoom, type Room } from '../../src/kit/room/room.ts'
import { newTable } from '../../src/kit/storage.ts'
import { type Spent, timed } from './figures.ts'

export interface Said<Command = unknown> {
  readonly by: Role
  readonly command: Command
}

/** A new table, held in memory. */
export const roomOf = async <Setup, State, Command, Event, View, Told>(
  game: Game<Setup, State, Command, Event, View, Told>,
  setup: Setup,
  dice: Dice,
): Promise<Room<Setup, Event, View, Told>> => {
  const storage = memoryStorage<Event>(newTable(game, setup))
  const room = await openRoom({ game, storage, dice, clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

type AnyRoom = Pick<Room<unknown, unknown, unknown, unknown>, 'say' | 'subscribe' | 'version'>

export const sayTo = async (room: Pick<AnyRoom, 'say' | 'version'>, { by, command }: Said): Promise<void> => {
  const answer = await room.say({ id: `${room.version()}`, by, command })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
}

export const timePlay = async (room: AnyRoom, play: readonly Said[], listeners: readonly Role[]): Promise<Spent> => {
  let messages = 0
  for (const role of listeners) room.subscribe(role, 0, () => messages++)
  const spent = await timed(async () => {
    for (const said of play) await sayTo(room, said)
  })
  if (listeners.length > 0 && messages === 0) throw new Error('nobody was told')
  return spent
}
