import type { ActiveEffect, EffectKey } from '../dreamer/effect.ts'
import { type CellId, genreOf, isWet } from '../map/map.ts'

/** TET-4, TET-8, TET-9: the cells among which each may be chosen. */
const CHOOSABLE: Readonly<Partial<Record<EffectKey, (cell: CellId) => boolean>>> = {
  'home-cell': (cell) => !isWet(cell),
  'tamed-water': (cell) => genreOf(cell) === 'lac' || genreOf(cell) === 'marais',
  'extensible-reserve': (cell) => genreOf(cell) !== 'fleuve',
}

/** The cells open to a choice still to be made, or null when there is none. */
export const choosableCells = (effect: ActiveEffect): ((cell: CellId) => boolean) | null =>
  (!effect.cell && effect.key && CHOOSABLE[effect.key]) || null
