import type { Bend } from './bends.ts'

/** QUE-7. */
export const doubleFatigue: Bend = (ground) => ({ ...ground, fatigue: ground.fatigue + 1 })

/** SOU-13. */
export const fatiguePlusOne: Bend = (ground) => ({ ...ground, fatigue: ground.fatigue + 1, strain: ground.strain + 1 })
