import type { Bend } from './bends.ts'

/** QUE-1, SOU-2. */
export const nextEncounterSpecial: Bend = (ground, { left = 1 }) => ({ ...ground, specials: ground.specials + left })
