import type { Role } from '../../src/kit/roles.ts'
import { toyGame } from '../../src/kit/testing/toyGame.ts'

/** Two who play, nobody who keeps: each has a die under a cup, and what was rolled is undone when the other agrees. */
export const cups = {
  ...toyGame,
  seating: { ...toyGame.seating, gardien: false, newTable: { seats: ['ana', 'bo'] } },
  undoNeeds: (_: unknown, sitting: readonly Role[]) => sitting.filter(({ kind }) => kind === 'joueur'),
}
