import type { Pictured } from '../Picture.tsx'
import { DRAGONS } from './dragons.tsx'
import type { Drawing } from './drawing.ts'
import { GATES } from './gates.tsx'
import { GIVERS } from './givers.tsx'
import { HANDS } from './hands.tsx'
import { KNOTS } from './knots.tsx'
import { PERILS } from './perils.tsx'
import { SPECIALS } from './special.tsx'
import { STORMS } from './storms.tsx'
import type { WAYS } from './ways.tsx'

export { Claw, SPECIALS } from './special.tsx'

/** All but those of the first questions, which come with them. */
export const DRAWINGS: Readonly<Record<Exclude<Pictured, keyof typeof WAYS>, Drawing>> = {
  ...GIVERS,
  ...PERILS,
  ...STORMS,
  ...HANDS,
  ...KNOTS,
  ...DRAGONS,
  ...GATES,
  ...SPECIALS,
}
