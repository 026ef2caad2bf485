import * as v from 'valibot'
import { ASKED } from '../../kit/doors.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { SaveBounds } from '../../kit/growth.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { parseWith } from '../../kit/parse.ts'
import { type Pace, paced } from '../../kit/past/pace.ts'
import { colourSchema, figureSchema, readName } from '../../kit/person.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { openRoom } from '../../kit/room/room.ts'
import { beginSave, gameOfSave } from '../../kit/save.ts'
import { BadJson, type Letters, type Sliced, type Slicing, slicing } from '../../kit/slicedJson.ts'
import type { Snapshot, Stored } from '../../kit/storage.ts'
import type { Config } from '../common/config.ts'
import { cryptoDice } from '../common/cryptoDice.ts'
import type { Games } from '../common/games.ts'
import { MAKER } from '../common/maker.ts'
import { createPace } from '../common/pace.ts'
import type { Lot, PartedRow } from '../persistence/registry.ts'
import { type WrittenSnapshot, writtenSnapshot } from '../persistence/snapshots.ts'
import { openerOf } from '../seats/opening.ts'
import type { Lots, OpenerSaid } from '../seats/saving.ts'
import { bytesOf } from '../table/tableSize.ts'

/** What came in as a file: who asks for a table by which name, and what it is to go on from. */
export interface FileRead extends Lots {
  readonly name: string
  readonly by: OpenerSaid
}

/** Ends with `wanted`; throws `BadJson` where it is none. */
export type ReadFile = (pieces: AsyncIterable<Buffer>, wanted: AbortSignal) => Promise<FileRead | Refusal>

export type Limits = Pick<Config, 'MAX_ENTRIES' | 'MAX_SEATS' | 'MAX_VIEW_BYTES' | 'MAX_LOG_BYTES' | 'MAX_MESSAGE_BYTES'>

/** Of a save: how the table began, what was written last, and what holds all together. */
const BEYOND_LOG = 4_194_304
/** An entry holds what one message said, and what came of it: so many bytes at least. */
const PIECE = 262_144
/** People of one file. */
const MOST_PLAYED = 100
/** Entries and bytes of one lot: a few milliseconds. */
const LOT = { entries: 100, bytes: 65_536 }

export const mostBytes = ({ MAX_LOG_BYTES }: Pick<Limits, 'MAX_LOG_BYTES'>): number => MAX_LOG_BYTES + BEYOND_LOG

const boundsIn = ({ MAX_ENTRIES, MAX_SEATS, MAX_VIEW_BYTES }: Limits): SaveBounds => ({
  entries: MAX_ENTRIES,
  seats: MAX_SEATS,
  view: { most: MAX_VIEW_BYTES, sizeOf: bytesOf },
})

const slicingIn = ({ MAX_ENTRIES, MAX_MESSAGE_BYTES }: Limits): Slicing => {
  const longest = Math.max(PIECE, 2 * MAX_MESSAGE_BYTES)
  return { path: ['save', 'entries'], most: MAX_ENTRIES, longest, around: longest }
}

const lettersOf = (bytes: Buffer): Letters => ({
  length: bytes.length,
  at: (index) => bytes[index],
  find: (letter, from) => bytes.indexOf(letter, from),
  text: (from, to) => bytes.toString('utf8', from, to),
})

const lotsOf = function* (
  entries: readonly { readonly seq: number }[],
  ends: readonly number[],
  snapshots: readonly WrittenSnapshot[],
): Generator<Lot, undefined> {
  for (const [at, end] of ends.entries())
    yield { entries: entries.slice(ends[at - 1] ?? 0, end).map((entry) => [entry.seq, JSON.stringify(entry)]) }
  for (const one of snapshots) yield { entries: [], snapshots: [one] }
}

const playedSchema = v.looseObject({ played: v.array(v.unknown()) })
const someone = v.object({
  seat: v.pipe(v.string(), v.maxLength(64)),
  called: v.pipe(
    v.string(),
    v.check((called) => readName(called) === called),
  ),
  colour: v.fallback(v.union([colourSchema, v.literal('')]), ''),
  figure: v.fallback(v.union([figureSchema, v.literal('')]), ''),
})

/** Who played, as far as it can be read: a table goes on without. */
const playedIn = (file: unknown): readonly PartedRow[] => {
  const found = v.safeParse(playedSchema, file)
  if (!found.success) return []
  const people = found.output.played.slice(0, MOST_PLAYED).map((one) => v.safeParse(someone, one))
  return people.flatMap(({ success, output }) => (success ? [output] : []))
}

/** From what the table is opened, and its first page told to whoever opens it: made where it is read, so that whoever serves the tables need not play it. */
const snapshotsOf = async (
  game: AnyGame,
  table: Stored<unknown>,
  madeAt: number,
  pace: Pace,
): Promise<readonly WrittenSnapshot[]> => {
  const storage = memoryStorage(table, madeAt)
  const made: Snapshot[] = []
  const { snapshots } = storage
  const keep = async (some: readonly Snapshot[]): Promise<void> => {
    made.push(...some)
    await snapshots?.keep(some)
  }
  const noted = { ...storage, snapshots: snapshots && { ...snapshots, keep } }
  const open = () => openRoom({ game, storage: noted, dice: cryptoDice(), clock: () => madeAt, pace, chapters: { maker: MAKER } })
  // Once for the states; from them once more, as it will be opened, for what its opener was told by then.
  const first = await open()
  if (isRefusal(first)) return []
  await first.idle()
  const again = await open()
  if (!isRefusal(again)) await again.ready(openerOf(game, table))
  return made.map(writtenSnapshot)
}

/** Piece by piece, and no further than a table may grow. */
const readInParts = async (file: Sliced, game: AnyGame, limits: Limits, pace: Pace): Promise<Lots | Refusal> => {
  const reader = beginSave(file.value, game, boundsIn(limits))
  if (isRefusal(reader)) return reader
  const ends: number[] = []
  let bytes = 0
  for (const piece of file.pieces) {
    const size = piece.to - piece.from
    const refused = await paced(reader.taking(file.read(piece), size), pace)
    if (refused) return refused
    bytes += size
    if (bytes < LOT.bytes && reader.entries.length - (ends.at(-1) ?? 0) < LOT.entries) continue
    ends.push(reader.entries.length)
    bytes = 0
  }
  if (reader.entries.length > (ends.at(-1) ?? 0)) ends.push(reader.entries.length)
  const { game: id, rules, setup } = reader.head
  const table = { game: id, rules, setup }
  const madeAt = Date.now()
  const snapshots = ends.length > 1 ? await snapshotsOf(game, { ...table, entries: reader.entries }, madeAt, pace) : []
  const lots = lotsOf(reader.entries, ends, snapshots)
  return { table, madeAt, played: playedIn(file.value), next: async () => lots.next().value ?? null }
}

export const readSave = async (save: Sliced, games: Games, limits: Limits, pace: Pace): Promise<Lots | Refusal> => {
  const id = gameOfSave(save.value)
  if (isRefusal(id)) return id
  const game = games.get(id)
  return game ? readInParts(save, game, limits, pace) : refusal('other-game', null, { game: id })
}

export const readBytes = async (bytes: Buffer, games: Games, limits: Limits, pace: Pace): Promise<FileRead | Refusal> => {
  const sliced = await paced(slicing(lettersOf(bytes), slicingIn(limits)), pace)
  const asked = parseWith(ASKED.saved, sliced.value)
  if (isRefusal(asked)) return asked
  const { name, save, ...by } = asked
  const lots = await readSave({ ...sliced, value: save }, games, limits, pace)
  return isRefusal(lots) ? lots : { ...lots, name, by }
}

/** What comes in pieces, counted as they come. */
export const bounded = async function* (pieces: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > most) throw new BadJson('too-large')
    yield piece
  }
}

/** Where the tables are served, others having their turn in between. */
export const readingHere =
  (games: Games, limits: Limits): ReadFile =>
  async (pieces, wanted) => {
    const all: Buffer[] = []
    for await (const piece of bounded(pieces, mostBytes(limits))) all.push(piece)
    return readBytes(Buffer.concat(all), games, limits, createPace(undefined, wanted))
  }
