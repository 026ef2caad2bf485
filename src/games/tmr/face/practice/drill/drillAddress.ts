import { numberUpTo } from '../../../../../house/seat/chanceDice.ts'
import { DRILL_KINDS, type DrillKind } from '../../../practice/index.ts'
import type { Wish } from '../reckoning/worker.ts'

export const randomSeed = (): number => numberUpTo(2 ** 31 - 1)

export const isTheme = (text: string | undefined): text is DrillKind => DRILL_KINDS.includes(text as DrillKind)

/** suite-123: the next of any theme; suite-water-123: of that one. */
export const SUITE = /^suite-(?:([a-z]+)-)?(\d{1,10})$/

export const nextOf = (theme: DrillKind | null, seed: number): string => `suite-${theme ? `${theme}-` : ''}${seed}`

interface Named {
  readonly wish: Extract<Wish, { kind: 'drill' }>
  /** The theme one keeps to; null: any. */
  readonly theme: DrillKind | null
}

/** encounter-123: a drill by its name; encounter-123-t: while one keeps to its theme. */
export const namedDrill = (detail: string): Named | null => {
  const [, of, seed, kept] = /^([a-z]+)-(\d{1,10})(-t)?$/.exec(detail) ?? []
  return isTheme(of) ? { wish: { kind: 'drill', of, seed: Number(seed) }, theme: kept ? of : null } : null
}
