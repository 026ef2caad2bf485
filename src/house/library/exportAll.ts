import { writeSave } from '../../kit/save.ts'
import type { Guests } from '../face/face.ts'
import { download } from './download.ts'
import { fileNameOf } from './fileName.ts'
import { readPractice } from './practiceRecord.ts'
import { entriesFor, listSaved, recordOf, savedGame } from './shelf.ts'

export const exportGame = async (id: string): Promise<void> => {
  const record = await savedGame(id)
  if (!record) return
  const { game, rules, setup, card } = record
  const now = new Date()
  download(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime()), fileNameOf(card.name, now))
}

/** What is left of a damaged one, as it lies there: nothing is made of it. */
export const exportDamaged = async (id: string): Promise<void> => {
  const record = (await recordOf(id).catch(() => null)) ?? null
  const entries = await entriesFor(id).catch(() => [])
  download(JSON.stringify({ format: 'demi-reve-damaged', id, record, entries }), fileNameOf(id, new Date()))
}

export const ALL_FORMAT = 'demi-reve-all'
export const ALL_VERSION = 1

export interface All {
  readonly games: readonly unknown[]
  readonly practice: Readonly<Record<string, unknown>>
}

export const writeAll = (all: All): string => JSON.stringify({ format: ALL_FORMAT, version: ALL_VERSION, ...all })

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

export const exportAll = async (name: string, guests: Guests): Promise<void> => {
  const now = new Date()
  const practice = await practiceOf(Object.keys(guests))
  download(writeAll({ games: await gamesNow(now.getTime()), practice }), fileNameOf(name, now))
}

export const exportPractice = async (name: string, game: string): Promise<void> =>
  download(writeAll({ games: [], practice: await practiceOf([game]) }), fileNameOf(name, new Date()))
