import type { DreamerId } from '../../rules/public.ts'
import type { Desk } from './desk.ts'

type Goal = Pick<Desk, 'spell' | 'wanders'>

const NO_GOAL: Goal = { spell: null, wanders: false }
const keyOf = (dreamer: DreamerId): string => `demi-reve.goal.${dreamer}`
const WANDERS = '*'

/** What this dreamer was going up for when the page was last open. */
export const readGoal = (dreamer: DreamerId): Goal => {
  try {
    const kept = localStorage.getItem(keyOf(dreamer))
    if (kept === null) return NO_GOAL
    return kept === WANDERS ? { spell: null, wanders: true } : { spell: kept, wanders: false }
  } catch {
    return NO_GOAL
  }
}

export const keepGoal = (dreamer: DreamerId, { spell, wanders }: Goal): void => {
  try {
    if (spell === null && !wanders) localStorage.removeItem(keyOf(dreamer))
    else localStorage.setItem(keyOf(dreamer), spell ?? WANDERS)
  } catch {
    // Storage denied: the goal holds for this visit.
  }
}
