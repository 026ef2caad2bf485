import type { Happening } from '../../events.ts'
import { NEW_OPTIONS, type TableSetup } from '../../setup.ts'
import type { Hour } from '../../state.ts'
import { acting } from '../dragonScene.ts'
import { type DreamerLike, setupOf } from '../scene.ts'
import { says, type Walked, walkFrom } from './walked.ts'

/** One way of the walk, by what it comes to. */
export type Way = readonly [name: string, walk: () => Walked]

/** One that is only come to if this was told on the way, in this order. */
export type FarEnd = readonly [name: string, reaches: readonly object[], walk: () => Walked]

/** A few spells: what is said of all of them is said of these. */
export const SPELLS = ['voix-d-hypnos', 'peur', 'non-agressivite', 'sommeil', 'permanence', 'repos', 'annulation-de-magie-hypnos']

/** A table with dragons, and spells of the list alone. */
const table = (like: DreamerLike, more: Partial<TableSetup> = {}): TableSetup =>
  setupOf({ spells: SPELLS, ...like }, { options: NEW_OPTIONS, spells: [], ...more })

/** Given a dreamer at a table with dragons, at Couronne of the first day. */
export const dragons = (like: DreamerLike = {}, ...happenings: readonly Happening[]): Walked =>
  walkFrom(table(like), ...happenings)

/** The same at another hour. */
export const dragonsAt = (hour: Hour, like: DreamerLike = {}, more: Partial<TableSetup> = {}): Walked =>
  walkFrom(table(like, { ...more, clock: { day: 1, hour } }))

export const KEEPER: DreamerLike = {
  reserves: [
    { cell: 'H3', spell: 'non-agressivite' },
    { cell: 'G2', spell: 'peur' },
  ],
  xp: { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 },
}

export const under = (id: string, fields: object, like: DreamerLike = {}): Walked =>
  dragons({ ...KEEPER, ...like, effects: acting([id, fields]) })

export const UP = ['ascend', { mode: 'normal' }] as const
export const upUnder = (...how: Parameters<typeof under>): Walked => says(under(...how), ...UP)
