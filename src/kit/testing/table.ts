import { type Dice, seededDice } from '../dice.ts'
import { memoryStorage } from '../memoryStorage.ts'
import type { Chapters } from '../past/keeper.ts'
import { isRefusal } from '../refusal.ts'
import { openRoom, type Room } from '../room/room.ts'
import { newTable, type Storage } from '../storage.ts'
import { type ToyEvent, type ToyTold, type ToyView, toyGame } from './toyGame.ts'

export type ToyRoom = Room<unknown, ToyEvent, ToyView, ToyTold>

export interface ToyTable {
  readonly dice?: Dice
  readonly storage?: Storage<ToyEvent>
  readonly onFault?: (error: unknown) => void
  readonly chapters?: Chapters
}

const rethrow = (error: unknown): never => {
  throw error
}

/** A room of the toy game with the seats ana and bo. */
export const toyRoom = async (table: ToyTable = {}): Promise<ToyRoom> => {
  const { dice = seededDice(7), storage = toyStorage(), onFault = rethrow, chapters } = table
  let now = 1000
  const room = await openRoom({ game: toyGame, storage, dice, clock: () => now++, onFault, ...(chapters && { chapters }) })
  if (isRefusal(room)) throw new Error(`the room stays shut: ${JSON.stringify(room)}`)
  return room
}

export const toyStorage = (): Storage<ToyEvent> => memoryStorage(newTable(toyGame, { seats: ['ana', 'bo'] }))
