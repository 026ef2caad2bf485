import type { CellId, DreamerView } from '../../rules/public.ts'

/** HID-2: likelihoods are reckoned in many steps; what differs by less is the same. */
const SAME = 1e-9

/** HID-3: the likeliest of the cells that still fit, where one is; null where several are as likely. */
export const likeliestOf = ({ candidates, likelihood }: Pick<DreamerView, 'candidates' | 'likelihood'>): CellId | null => {
  const most = Math.max(...likelihood)
  const [first, ...others] = candidates.filter((_, at) => (likelihood[at] ?? 0) >= most - SAME)
  return first && others.length === 0 ? first : null
}
