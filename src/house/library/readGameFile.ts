import * as v from 'valibot'
import { seededDice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { SaveBounds } from '../../kit/growth.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { parseWith } from '../../kit/parse.ts'
import { type Pace, paced } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { openRoom } from '../../kit/room/room.ts'
import { beginSave, gameOfSave } from '../../kit/save.ts'
import { BadJson, lettersOf, type Sliced, type Slicing, slicing } from '../../kit/slicedJson.ts'
import type { Stored } from '../../kit/storage.ts'
import type { GameCard, Guest, Guests, Solo } from '../face/face.ts'
import { firstGuest, guestOf } from '../face/guests.ts'
import { ALL_FORMAT, ALL_VERSION, type All } from './exportAll.ts'
import { cardIn } from './shelf.ts'

/** What a bad text is called on a screen about files. */
const CODES: Readonly<Record<string, string>> = { malformed: 'not-json', 'too-large': 'too-big' }

export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof BadJson)) throw error
  return refusal(CODES[error.refusal.code] ?? error.refusal.code)
}

/** A text of JSON with one long list, looked through in slices. */
const sliceText = (text: string, wanted: Slicing, pace: Pace): Promise<Sliced | Refusal> =>
  paced(slicing(lettersOf(text), wanted), pace).catch(refusalOf)

const headerSchema = v.looseObject({ format: v.literal(ALL_FORMAT), version: v.number() })
const bodySchema = v.looseObject({
  games: v.array(v.unknown()),
  /** What was practised, by game, as the game wrote it. */
  practice: v.record(v.string(), v.unknown()),
})

export interface AllRead extends Pick<All, 'practice'> {
  /** Of each game the text that a file of its own would be. */
  readonly games: readonly string[]
}

const ALL_SLICING: Slicing = { path: ['games'], most: 1000, longest: 8_388_608, around: 2_097_152 }

/** What it is stands first in it, as it is written. */
const IS_ALL = new RegExp(`^\\s{0,99}\\{\\s{0,99}"format"\\s{0,99}:\\s{0,99}"${ALL_FORMAT}"`)

/** Null: it is a file of another kind. */
export const readAll = async (text: string, pace: Pace): Promise<AllRead | Refusal | null> => {
  if (!IS_ALL.test(text.slice(0, 1000))) return null
  const file = await sliceText(text, ALL_SLICING, pace)
  if (isRefusal(file)) return file
  const header = parseWith(headerSchema, file.value)
  if (isRefusal(header)) return header
  if (header.version !== ALL_VERSION) return refusal('other-version', null, { version: header.version })
  const body = parseWith(bodySchema, file.value)
  return isRefusal(body) ? body : { practice: body.practice, games: file.pieces.map(({ from, to }) => text.slice(from, to)) }
}

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

export const readGameFile = async (file: Sliced, guests: Guests, pace: Pace): Promise<GameFile | Refusal> => {
  const guest = guestNamedIn(file.value, guests)
  const [game, face] = await Promise.all([guest.rules(), guest.face()])
  return face.solo ? readWith(file, game, face.solo, pace) : refusal('whole-table')
}
