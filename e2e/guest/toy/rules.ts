import type { Role } from '../../../src/kit/roles.ts'
import { toyGame } from '../../../src/kit/testing/toyGame.ts'

/** Two who play, nobody who keeps: what was rolled is undone when the other agrees. */
export const toyRules = <Id extends string>(id: Id) => ({
  ...toyGame,
  id,
  seating: { ...toyGame.seating, gardien: false, newTable: { seats: ['ana', 'bo'] } },
  undoNeeds: (_: unknown, sitting: readonly Role[]) => sitting.filter(({ kind }) => kind === 'joueur'),
})
