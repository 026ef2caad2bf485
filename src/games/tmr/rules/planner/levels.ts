import { type OrdinaryKind, shareOf } from '../encounters/kinds.ts'
import { GENRES } from '../map/genre.ts'
import type { Chances } from './chances.ts'
import { masterable } from './mastery.ts'
import { add, at } from './rows.ts'

/** Gains above this are looked at no further. */
const MOST = 250

const GIVERS: readonly OrdinaryKind[] = ['fleur', 'reve-de-dragon']
const mostShare = (kind: OrdinaryKind): number => Math.max(...GENRES.map((genre) => shareOf(genre, kind))) / 700

/** The least gain that a journey of so many boxes exceeds with less than this chance, whatever one does. */
export const gainCap = (chances: Chances, dream: number, boxes: number, tolerance: number): number => {
  const gifts = GIVERS.flatMap((kind) =>
    masterable(chances, kind).map(({ points, chance }) => ({ points, chance: chance * mostShare(kind) })),
  )
  const nothing = tolerance / (10 * MOST)
  let totals = new Float64Array(MOST + 1)
  totals[0] = 1
  for (let box = 0; box < boxes; box++) {
    const next = totals.slice()
    for (let total = 0; total < MOST; total++) {
      const before = at(totals, total)
      if (before < nothing) continue
      for (const { points, chance } of gifts)
        add(next, Math.min(MOST, total + points), before * chance * chances.master(dream + total, points))
    }
    totals = next
  }
  let beyond = 0
  for (let gain = MOST; gain > 0; gain--) if ((beyond += at(totals, gain)) >= tolerance) return gain
  return 0
}
