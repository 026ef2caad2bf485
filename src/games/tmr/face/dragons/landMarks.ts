import {
  type ActiveEffect,
  CELL_IDS,
  type CellId,
  cellsOfGenre,
  type DreamerView,
  genreOf,
  groundOf,
} from '../../rules/public.ts'
import type { LandMark, LandSign } from '../board/index.ts'

const on = (sign: LandSign, cells: readonly CellId[]): readonly LandMark[] => cells.map((cell) => ({ cell, sign }))
const onOwn = (sign: LandSign, { cell }: ActiveEffect): readonly LandMark[] => on(sign, cell ? [cell] : [])

/** QUE-5: lost when it was drawn, any reserve will do. */
const urgentCells = ({ cell }: ActiveEffect, { reserves }: Affected): readonly CellId[] =>
  cell ? [cell] : reserves.flatMap((reserve) => (reserve.cell ? [reserve.cell] : []))

/** SOU-11: not those that are tamed. */
const doubledWaters = ({ effects }: Affected): readonly CellId[] => {
  const { masteries } = groundOf(effects)
  return CELL_IDS.filter((cell) => masteries(cell).filter(({ kind }) => kind === 'wet').length > 1)
}

const NO_MARKS: readonly LandMark[] = []

type Affected = Pick<DreamerView, 'effects' | 'reserves'>
type EffectKey = NonNullable<ActiveEffect['key']>

const MARKS: { readonly [Key in EffectKey]?: (effect: ActiveEffect, board: Affected) => readonly LandMark[] } = {
  'flooded-cell': (effect) => onOwn('flooded', effect),
  'bridges-wet': () => on('underwater', cellsOfGenre('pont')),
  'double-river-roll': (_, board) => on('doubled', doubledWaters(board)),
  'closed-cities': ({ cells = [] }) => on('shut', cells),
  toll: () => on('toll', [...cellsOfGenre('pont'), ...cellsOfGenre('cite')]),
  pilgrimage: (effect) => onOwn('goal', effect),
  conquest: (effect) => onOwn('conquest', effect),
  'purification-tour': ({ cells = [] }) => on('purify', cells),
  'reserve-urgency': (effect, board) => on('urgent', urgentCells(effect, board)),
  'tamed-water': (effect) => onOwn(effect.tamed ? 'tamed' : 'taming', effect),
  'home-cell': (effect) => onOwn('home', effect),
  'extensible-reserve': (effect) => onOwn('extensible', effect),
  'gifts-of-cities': ({ cells = [] }, board) => on('gives', cells.filter(groundOf(board.effects).gives)),
}

const marksOf = (effect: ActiveEffect, board: Affected): readonly LandMark[] =>
  (effect.key && MARKS[effect.key]?.(effect, board)) || NO_MARKS

/** SOU-5: a cell is flooded once, however often. */
const once = (marks: readonly LandMark[]): readonly LandMark[] => [
  ...new Map(marks.map((mark) => [`${mark.cell} ${mark.sign}`, mark])).values(),
]

/** Where the effects of the Dragons act on the map; of a cell that is gone nothing else is told (DRG-10). */
export const landMarksOf = (board: Affected): readonly LandMark[] => {
  if (board.effects.length === 0) return NO_MARKS
  const { exists } = groundOf(board.effects)
  const gone = CELL_IDS.filter((cell) => !exists(cell))
  const marks = board.effects.flatMap((effect) => marksOf(effect, board))
  return once([...on('gone', gone), ...marks.filter(({ cell }) => exists(cell))])
}

/** WET-1, SOU-5, SOU-6, TET-8: whether entering it asks for the water to be mastered, as it is for this dreamer. */
export const asksWet = ({ effects }: Pick<DreamerView, 'effects'>, cell: CellId): boolean =>
  groundOf(effects)
    .masteries(cell)
    .some(({ kind }) => kind === 'wet')

/** The cells an effect concerns, for pointing at them. */
export const cellsOf = (effect: ActiveEffect, board: Affected): readonly CellId[] => {
  if (effect.key === 'genre-missing') return CELL_IDS.filter((cell) => genreOf(cell) === effect.genre)
  if (effect.key === 'black-hole') return effect.cell ? [effect.cell] : []
  return marksOf(effect, board).map(({ cell }) => cell)
}
