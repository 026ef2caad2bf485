import { readdirSync, readFileSync } from 'node:fs'
import { seededDice } from '../../../../kit/dice.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../kit/roles.ts'
import { openRoom, type Room } from '../../../../kit/room/room.ts'
import { readSave } from '../../../../kit/save.ts'
import { type Event, type TableSetup, type Told, tmr, type View } from '../index.ts'

export const GOLDEN = new URL('./golden/', import.meta.url)

export const goldenSaves = (): readonly string[] =>
  readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.demi-reve.json'))
    .map((file) => file.replaceAll('\\', '/'))

export const textOf = (file: string): string => readFileSync(new URL(file, GOLDEN), 'utf8')

export const sure = <Value>(value: Value): Exclude<Value, { readonly code: string }> => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<Value, { readonly code: string }>
}

export const openGolden = async (file: string) => {
  const { game, rules, setup, entries } = sure(readSave(textOf(file), tmr))
  const storage = memoryStorage<Event>({ game, rules, setup, entries })
  return { storage, room: sure(await openRoom({ game: tmr, storage, dice: seededDice(1), clock: () => 0 })) }
}

/** What the gardien and each player see, as it is sent. */
export const viewsIn = (room: Room<TableSetup, Event, View, Told>): string => {
  const shown = room.view(GARDIEN)
  const players = shown.table.map(({ id }) => room.view(joueur(id)))
  return `${[shown, ...players].map((view) => JSON.stringify(view)).join('\n')}\n`
}

export const viewsFile = (save: string): string => save.replace('.demi-reve.json', '.views.jsonl')
