import { seededDice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { SaveBounds } from '../../kit/growth.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { type Pace, paced } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { openRoom } from '../../kit/room/room.ts'
import { beginSave, gameOfSave } from '../../kit/save.ts'
import type { Sliced, Slicing } from '../../kit/slicedJson.ts'
import type { Stored } from '../../kit/storage.ts'
import type { GameCard, Guest, Guests, Solo } from '../face/face.ts'
import { firstGuest, guestOf } from '../face/guests.ts'
import { cardIn } from './library.ts'
import { refusalOf, sliceText } from './sliceText.ts'

export interface GameFile extends Stored<unknown> {
  readonly card: GameCard
}

/** As large as a table of a server may be, and no more read at once than a page can spare. */
const SLICING: Slicing = { path: ['entries'], most: 100_000, longest: 262_144, around: 2_097_152 }
const BOUNDS: SaveBounds = {
  entries: SLICING.most,
  seats: 24,
  view: { most: 1_048_576, sizeOf: (view) => JSON.stringify(view).length },
}

export const sliceGame = (text: string, pace: Pace): Promise<Sliced | Refusal> => sliceText(text, SLICING, pace)

/** The game that a file names; of one that names none, the first says what is wrong with it. */
const guestNamedIn = (value: unknown, guests: Guests): Guest => {
  const id = gameOfSave(value)
  return (isRefusal(id) ? null : guestOf(guests, id)) ?? firstGuest(guests)
}

const readEntries = async (file: Sliced, game: AnyGame, pace: Pace): Promise<Stored<unknown> | Refusal> => {
  const reader = beginSave(file.value, game, BOUNDS)
  if (isRefusal(reader))
    return reader.code === 'other-rules' ? refusal('other-rules', null, { ...reader.params, ours: game.rules }) : reader
  for (const piece of file.pieces) {
    const refused = await paced(reader.taking(file.read(piece), piece.to - piece.from), pace)
    if (refused) return refused
  }
  const { game: id, rules, setup } = reader.head
  return { game: id, rules, setup, entries: reader.entries }
}

const readWith = async (file: Sliced, game: AnyGame, solo: Solo, pace: Pace): Promise<GameFile | Refusal> => {
  const stored = await readEntries(file, game, pace).catch(refusalOf)
  if (isRefusal(stored)) return stored
  const room = await openRoom({ game, storage: memoryStorage(stored), dice: seededDice(0), clock: () => 0, pace })
  if (isRefusal(room)) return room
  const card = cardIn(solo, room.view)
  return card ? { ...stored, card } : refusal('whole-table')
}

/** The game of one seat in a file with its history, or why it cannot be taken in; nothing is kept here. */
export const readGameFile = async (file: Sliced, guests: Guests, pace: Pace): Promise<GameFile | Refusal> => {
  const guest = guestNamedIn(file.value, guests)
  const [game, face] = await Promise.all([guest.rules(), guest.face()])
  return face.solo ? readWith(file, game, face.solo, pace) : refusal('whole-table')
}
