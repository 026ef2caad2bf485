import type { Bend } from './bends.ts'

/** QUE-5. */
export const reserveUrgency: Bend = (ground) => ({ ...ground, barred: ground.barred ?? 'magic' })
