import type { Happening } from '../events.ts'
import type { CellId } from '../map/map.ts'
import type { Dreamer } from '../state.ts'
import type { Candidates } from './candidates.ts'

/** What the player holds possible; the position itself when it is known. */
export const possible = (dreamer: Dreamer): Candidates => dreamer.candidates ?? [dreamer.position]

const same = (a: readonly CellId[], b: readonly CellId[]): boolean =>
  a.length === b.length && a.every((cell, at) => cell === b[at])

/** HID-2: nothing happens when nothing new is known. */
export const nowFits = (dreamer: Dreamer, candidates: Candidates): readonly Happening[] => {
  if (dreamer.candidates === null && candidates.length === 1) return []
  return dreamer.candidates && same(dreamer.candidates, candidates) ? [] : [{ type: 'fitted', candidates: [...candidates] }]
}

/** HID-4. */
export const reveal = (dreamer: Dreamer): readonly Happening[] => (dreamer.candidates === null ? [] : [{ type: 'revealed' }])
