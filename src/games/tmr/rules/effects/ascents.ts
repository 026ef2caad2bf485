import type { Bend } from './bends.ts'

/** QUE-8. */
export const ascentPlusOne: Bend = (ground) => ({ ...ground, ascentCost: (mode) => ground.ascentCost(mode) + 1 })

/** QUE-9. */
export const noAscent: Bend = (ground) => ({ ...ground, noAscent: true })

/** TET-2. */
export const acceleratedFree: Bend = (ground) => ({ ...ground, swift: true, ascentCost: () => ground.ascentCost('normal') })
