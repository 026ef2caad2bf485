import type { Ask, Dice } from '../../../../kit/dice.ts'
import { DRAGON_DATA } from './dragonData.ts'

export type DragonTable = 'souffle' | 'queue' | 'tete'

export interface DragonEntry {
  readonly table: DragonTable
  readonly from: number
  readonly to: number
  readonly id: string
  readonly name: string
  readonly duration: string
}

const byId = new Map(DRAGON_DATA.map((entry) => [entry.id, entry]))
export const dragonEntry = (id: string): DragonEntry | undefined => byId.get(id)
export const dragonTable = (table: DragonTable): readonly DragonEntry[] => DRAGON_DATA.filter((entry) => entry.table === table)

const askOf = (table: DragonTable): Ask => {
  const entries = dragonTable(table)
  return { label: table, among: entries.map((entry) => entry.id), weights: entries.map((entry) => entry.to - entry.from + 1) }
}
const ASKS: Readonly<Record<DragonTable, Ask>> = { souffle: askOf('souffle'), queue: askOf('queue'), tete: askOf('tete') }

/** Drawn by d100 on the table; its own effect on later journeys is not played. */
export const drawAffliction = (dice: Dice, table: DragonTable): { type: 'afflicted'; table: DragonTable; id: string } => ({
  type: 'afflicted',
  table,
  id: dice.roll(ASKS[table]) as string,
})
