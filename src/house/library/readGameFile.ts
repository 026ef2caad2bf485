import { seededDice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room.ts'
import { readSave } from '../../kit/save.ts'
import type { Stored } from '../../kit/storage.ts'
import type { GameCard, Guest, Guests, Solo } from '../face/face.ts'
import { firstGuest, guestOf } from '../face/guests.ts'

export interface GameFile extends Stored<unknown> {
  readonly card: GameCard
}

/** The game that a text names; of one that names none, the first says what is wrong with it. */
const guestNamedIn = (text: string, guests: Guests): Guest => {
  try {
    return guestOf(guests, String(JSON.parse(text).game)) ?? firstGuest(guests)
  } catch {
    return firstGuest(guests)
  }
}

const readWith = async (text: string, game: AnyGame, solo: Solo): Promise<GameFile | Refusal> => {
  const save = readSave(text, game)
  if (isRefusal(save))
    return save.code === 'other-rules' ? refusal('other-rules', null, { ...save.params, ours: game.rules }) : save
  const stored = { game: save.game, rules: save.rules, setup: save.setup, entries: save.entries }
  const room = await openRoom({ game, storage: memoryStorage(stored), dice: seededDice(0), clock: () => 0 })
  if (isRefusal(room)) return room
  const seat = solo.seatOf(room.view(GARDIEN))
  const card = seat === null ? null : solo.cardOf(room.view(joueur(seat)))
  return card ? { ...stored, card } : refusal('whole-table')
}

/** The game of one seat in a file with its history, or why it cannot be taken in; nothing is kept here. */
export const readGameFile = async (text: string, guests: Guests): Promise<GameFile | Refusal> => {
  const guest = guestNamedIn(text, guests)
  const [game, face] = await Promise.all([guest.rules(), guest.face()])
  return readWith(text, game, face.solo)
}
