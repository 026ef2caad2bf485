import { writeSave } from '../../kit/save.ts'
import type { Guests } from '../face/face.ts'
import { download } from './download.ts'
import { fileNameOf } from './fileName.ts'
import { readPractice } from './practiceRecord.ts'
import { entriesFor, listSaved, recordOf, type SavedGame, savedGame } from './shelf.ts'

const saveOf = async ({ id, game, rules, setup }: SavedGame, now: Date): Promise<string> =>
  writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime())

export const exportGame = async (id: string): Promise<void> => {
  const record = await savedGame(id)
  const now = new Date()
  if (record) download(await saveOf(record, now), fileNameOf(record.card.name, now))
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

const practiceOf = async (games: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
  const kept = await Promise.all(games.map(async (game) => [game, await readPractice(game)] as const))
  return Object.fromEntries(kept.filter(([, record]) => record !== undefined))
}

export const exportAll = async (name: string, guests: Guests): Promise<void> => {
  const now = new Date()
  const practice = await practiceOf(Object.keys(guests))
  const games = (await listSaved()).map(async (record): Promise<unknown> => JSON.parse(await saveOf(record, now)))
  download(writeAll({ games: await Promise.all(games), practice }), fileNameOf(name, now))
}

export const exportPractice = async (name: string, game: string): Promise<void> =>
  download(writeAll({ games: [], practice: await practiceOf([game]) }), fileNameOf(name, new Date()))
