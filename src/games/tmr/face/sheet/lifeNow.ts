import type { DreamerView } from '../../rules/public.ts'

/** SPE-3: life as it is, that lost on this journey taken off at once. */
export const lifeNow = ({ life, pendingLife = 0 }: Pick<DreamerView, 'life' | 'pendingLife'>): number => life - pendingLife
