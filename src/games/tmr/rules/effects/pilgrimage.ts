import type { Bend } from './bends.ts'

/** QUE-2. */
export const pilgrimage: Bend = (ground) => ({ ...ground, barred: 'wholly' })
