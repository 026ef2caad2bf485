import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { same } from '../../kit/same.ts'
import type { Guests } from '../face/face.ts'
import { guestOf } from '../face/guests.ts'
import { changePractice } from './practiceRecord.ts'
import type { AllRead } from './readAll.ts'
import type { GameFile } from './readGameFile.ts'
import { entriesFor, keepNew, listSaved } from './shelf.ts'

/** What came of a file with everything in it. */
export interface AllImported {
  readonly games: number
  /** The same games were here, move for move. */
  readonly known: number
  readonly refused: number
  readonly practice: number
}

/** Whether this very game, with this very history, is here. */
const isKnown = async ({ setup, entries }: GameFile): Promise<boolean> => {
  for (const record of await listSaved()) {
    if (!same(record.setup, setup)) continue
    const kept = await entriesFor(record.id)
    if (kept.length === entries.length && kept.at(-1)?.id === entries.at(-1)?.id) return true
  }
  return false
}

const takeGame = async (read: GameFile | Refusal): Promise<'games' | 'known' | 'refused'> => {
  if (isRefusal(read)) return 'refused'
  if (await isKnown(read)) return 'known'
  const { entries, ...game } = read
  await keepNew(game, entries)
  return 'games'
}

const takePractice = async (game: string, brought: unknown, guests: Guests): Promise<'practice' | 'refused'> => {
  const merge = await (await guestOf(guests, game)?.face())?.practice?.merger()
  if (!merge || isRefusal(merge(undefined, brought))) return 'refused'
  await changePractice(game, (kept) => merge(kept, brought))
  return 'practice'
}

/** Each part by itself: one that cannot be read keeps none of the others out. */
export const importAll = async ({ games, practice }: AllRead, guests: Guests, pace: Pace): Promise<AllImported> => {
  const { readGameFile, sliceGame } = await import('./readGameFile.ts')
  const sums = { games: 0, known: 0, refused: 0, practice: 0 }
  for (const text of games) {
    const file = await sliceGame(text, pace)
    sums[await takeGame(isRefusal(file) ? file : await readGameFile(file, guests, pace))]++
  }
  for (const [game, brought] of Object.entries(practice)) sums[await takePractice(game, brought, guests)]++
  return sums
}
