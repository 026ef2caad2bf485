import type { Mix, Row } from './rows.ts'
import type { Strength } from './strengths.ts'

/**
 * How closely a level of dream points is reckoned: the seldomer a journey comes to it, the more of what may happen there
 * is taken together. All in parts of the chance that is let go.
 */
export type Grade = 0 | 1 | 2
export const ROUGHEST: Grade = 2

/** Levels come to with less than so many times that chance. */
const SELDOM = 1e3
const HARDLY = 1e1
/** Of what is come to surely, less than this changes no figure. */
const SLIGHT = 1e-2

export const gradeOf = (reach: number, tolerance: number): Grade => {
  if (reach >= SELDOM * tolerance) return 0
  return reach >= HARDLY * tolerance ? 1 : ROUGHEST
}

/** Grade by grade, how likely an outcome may be that is not followed by itself. */
export const slightChances = (tolerance: number): Row => Float64Array.of(SLIGHT * tolerance, SLIGHT / SELDOM, SLIGHT / HARDLY)

/** What differs by few points is nearly worth the same: so many times as much may be taken together. */
export const ALIKE = 10

/** Neighbouring strengths, in order, taken together until they are as likely as this. */
export const gather = (parts: readonly Strength[], slight: number): readonly Strength[] => {
  const least = ALIKE * slight
  if (parts.every(({ chance }) => chance >= least)) return parts
  const gathered: Strength[] = []
  let [sum, moment] = [0, 0]
  parts.forEach(({ points, chance }, index) => {
    sum += chance
    moment += chance * points
    if (sum <= 0 || (sum < least && index < parts.length - 1)) return
    gathered.push({ points: Math.round(moment / sum), chance: sum })
    ;[sum, moment] = [0, 0]
  })
  return gathered
}

export const freedParts = (freed: Row): readonly Strength[] =>
  Array.from(freed, (chance, points) => ({ points, chance })).slice(1)

/** How many parts of a mix of lost rounds come before the last box. */
export const partsWithin = ({ starts }: Mix, depth: number): number => {
  let parts = 0
  while (parts < starts.length && -(starts[parts] as number) < depth) parts++
  return parts
}
