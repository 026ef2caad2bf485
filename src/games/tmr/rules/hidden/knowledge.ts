import type { Happening } from '../events.ts'
import type { Dreamer } from '../state.ts'
import type { Candidates } from './candidates.ts'
import { evenly, restrict, type Weights, weightOf } from './weights.ts'

/** What the player holds possible; the position itself when it is known. */
export const possible = (dreamer: Dreamer): Candidates => dreamer.candidates ?? [dreamer.position]

/** How likely the player must hold each cell. */
export const belief = (dreamer: Dreamer): Weights => {
  const { candidates, likelihood } = dreamer
  if (!candidates || !likelihood) return evenly(possible(dreamer))
  return new Map(candidates.map((cell, at) => [cell, likelihood[at] as number]))
}

const same = <T>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && a.every((one, at) => one === b[at])

/** Absent where all are alike: the difference is then only that of rounding. */
const likelihoodOf = (candidates: Candidates, weights: Weights): number[] | undefined => {
  const likelihood = candidates.map((cell) => weightOf(weights, cell))
  const even = 1 / candidates.length
  return likelihood.every((weight) => Math.abs(weight - even) < 1e-12) ? undefined : likelihood
}

/** HID-2, HID-3: nothing happens when nothing new is known. Where only fewer cells fit, the others keep their proportions. */
export const nowFits = (dreamer: Dreamer, candidates: Candidates, weights?: Weights): readonly Happening[] => {
  if (dreamer.candidates === null && candidates.length === 1) return []
  const asBefore = dreamer.candidates !== null && same(dreamer.candidates, candidates)
  if (asBefore && !weights) return []
  const likelihood = likelihoodOf(candidates, weights ?? restrict(belief(dreamer), candidates))
  if (asBefore && same(dreamer.likelihood ?? [], likelihood ?? [])) return []
  return [{ type: 'fitted', candidates: [...candidates], ...(likelihood ? { likelihood } : {}) }]
}

/** HID-4. */
export const reveal = (dreamer: Dreamer): readonly Happening[] => (dreamer.candidates === null ? [] : [{ type: 'revealed' }])
