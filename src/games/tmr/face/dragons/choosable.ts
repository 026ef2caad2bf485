import { CELL_IDS, type CellId, choosableCells, type DreamerView, groundOf } from '../../rules/public.ts'

/** TET-4, TET-8, TET-9: the cells open to the choice under way; none: no choice is. */
export const choosableNow = ({ effects }: Pick<DreamerView, 'effects'>, choosing: number | null): readonly CellId[] => {
  const effect = effects.find(({ n }) => n === choosing)
  const fits = effect && choosableCells(effect)
  const { exists } = groundOf(effects)
  return fits ? CELL_IDS.filter((cell) => fits(cell) && exists(cell)) : []
}
