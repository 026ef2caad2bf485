import type { DreamerView } from '../../rules/public.ts'

/** TET-9: the reserves of this cell that may go off together; a stored failure goes alone. */
export const matesOf = ({ lying, reserves }: Pick<DreamerView, 'lying' | 'reserves'>): readonly string[] =>
  lying.filter((spell) => !reserves.some((reserve) => reserve.spell === spell && reserve.erratic))
