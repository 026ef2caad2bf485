import { writeSave } from '../../kit/save.ts'
import type { Guests } from '../face/face.ts'
import { writeAll } from './allFile.ts'
import { download } from './download.ts'
import { fileNameOf } from './fileName.ts'
import { readPractice } from './practiceRecord.ts'
import { entriesFor, listSaved } from './shelf.ts'

const gamesNow = async (now: number): Promise<readonly unknown[]> => {
  const saves = (await listSaved()).map(async ({ id, game, rules, setup }) =>
    JSON.parse(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now)),
  )
  return Promise.all(saves)
}

const practiceOf = async (games: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
  const kept = await Promise.all(games.map(async (game) => [game, await readPractice(game)] as const))
  return Object.fromEntries(kept.filter(([, record]) => record !== undefined))
}

/** Every saved game and all that was practised, as one file of the person's own. */
export const exportAll = async (name: string, guests: Guests): Promise<void> => {
  const now = new Date()
  const practice = await practiceOf(Object.keys(guests))
  download(writeAll({ games: await gamesNow(now.getTime()), practice }), fileNameOf(name, now))
}

/** What was practised of one game alone. */
export const exportPractice = async (name: string, game: string): Promise<void> =>
  download(writeAll({ games: [], practice: await practiceOf([game]) }), fileNameOf(name, new Date()))
