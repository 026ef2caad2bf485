import type { Ask, Dice } from '../../../../kit/dice.ts'
import { DRAGON_DATA } from './dragonData.ts'
import type { EffectKey } from './effect.ts'

/** What befell a dreamer, as the sheet names it. */
export const DRAGON_TABLES = ['souffle', 'queue', 'ombre', 'tete'] as const
export type DragonTable = (typeof DRAGON_TABLES)[number]

/** DRG-2: têtes have a second table, désirs and idées fixes one of their own. */
export type EntryTable = DragonTable | 'tete-tous' | 'desir' | 'idee'

export interface DragonEntry {
  readonly table: EntryTable
  readonly from: number
  readonly to: number
  readonly id: string
  readonly name: string
  readonly duration: string
  /** What it does while it lasts; absent: the gardien plays it, or it is over at once. */
  readonly key?: EffectKey
  /** DRG-7: what repressing it costs; absent: it cannot be. */
  readonly cost?: number
  /** DRG-5: one day, or N. */
  readonly lasts?: 'day' | 'days'
  readonly unique?: true
}

/** TET: what the Dragons give; everything else they inflict. */
export const isGift = (table: EntryTable): boolean => table === 'tete' || table === 'tete-tous'

const byId = new Map(DRAGON_DATA.map((entry) => [entry.id, entry]))
export const dragonEntry = (id: string): DragonEntry | undefined => byId.get(id)
/** DRG-7: what repressing it costs, null where it cannot be; an idée fixe or a désir has the cost of its own line. */
export const costOfRepressing = ({ id }: { readonly id: string }): number | null => dragonEntry(id)?.cost ?? null
export const dragonTable = (table: EntryTable): readonly DragonEntry[] => DRAGON_DATA.filter((entry) => entry.table === table)

const askOf = (label: string, ...tables: readonly EntryTable[]): Ask => {
  const entries = tables.flatMap(dragonTable)
  const weights = entries.map((entry) => entry.to - entry.from + 1)
  return { label, among: entries.map((entry) => entry.id), weights, from: 'table' }
}
const NAMED: Readonly<Record<'souffle' | 'queue' | 'tete', Ask>> = {
  souffle: askOf('souffle', 'souffle'),
  queue: askOf('queue', 'queue'),
  tete: askOf('tete', 'tete'),
}
/** DRG-2: either table of têtes at even odds, each of them a d100. */
const DRAWN = {
  souffle: NAMED.souffle,
  queue: NAMED.queue,
  ombre: askOf('ombre', 'ombre'),
  tete: askOf('tete', 'tete', 'tete-tous'),
  desir: askOf('desir', 'desir'),
  idee: askOf('idee', 'idee'),
} as const

/** DRG-1: at a table without dragons, what is drawn is only named. */
export const nameAffliction = (
  dice: Dice,
  table: 'souffle' | 'queue' | 'tete',
): { type: 'afflicted'; table: DragonTable; id: string } => ({ type: 'afflicted', table, id: dice.roll(NAMED[table]) as string })

/** DRG-2: by d100 on the table, again as long as what comes cannot be. */
export const drawEntry = (dice: Dice, table: keyof typeof DRAWN, cannotBe: (entry: DragonEntry) => boolean): DragonEntry => {
  let entry: DragonEntry
  do entry = byId.get(dice.roll(DRAWN[table]) as string) as DragonEntry
  while (cannotBe(entry))
  return entry
}
