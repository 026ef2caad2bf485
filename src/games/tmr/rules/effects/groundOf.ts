import type { ActiveEffect } from '../dreamer/effect.ts'
import { type Ground, PLAIN } from '../ground/ground.ts'
import { BENDS } from './bends.ts'

const bent = (effects: readonly ActiveEffect[]): Ground =>
  BENDS.reduce<Ground>((ground, [key, bend]) => effects.filter((effect) => effect.key === key).reduce(bend, ground), PLAIN)

/** Asked at every step; the effects change seldom. */
const known = new WeakMap<readonly ActiveEffect[], Ground>()

/** The land and its costs under these effects; the plain map without any. */
export const groundOf = (effects: readonly ActiveEffect[]): Ground => {
  if (effects.length === 0) return PLAIN
  const before = known.get(effects)
  if (before) return before
  const ground = bent(effects)
  known.set(effects, ground)
  return ground
}
