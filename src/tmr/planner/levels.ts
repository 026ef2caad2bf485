import { type EncounterKind, shareOf } from '../encounters/kinds.ts'
import { GENRES } from '../map/genre.ts'
import type { Chances } from './chances.ts'
import { add, at } from './rows.ts'
import { STRENGTHS } from './strengths.ts'

/** Gains above this are looked at no further. */
const MOST = 250

const mostShare = (kind: EncounterKind): number => Math.max(...GENRES.map((genre) => shareOf(genre, kind))) / 700

/** At most how likely each gain of dream points is in one cell. */
const gainsWith = ({ master }: Chances, dream: number): readonly (readonly [points: number, chance: number])[] =>
  (['fleur', 'reve-de-dragon'] as const).flatMap((kind) =>
    STRENGTHS[kind]
      .map(({ points, chance }) => [points, mostShare(kind) * chance * master(dream, points)] as const)
      .filter(([, chance]) => chance > 0),
  )

/** The least gain that a journey of so many boxes exceeds with less than this chance, whatever one does. */
export const gainCap = (chances: Chances, dream: number, boxes: number, tolerance: number): number => {
  const gains = Array.from({ length: MOST }, (_, total) => gainsWith(chances, dream + total))
  let totals = new Float64Array(MOST + 1)
  totals[0] = 1
  for (let box = 0; box < boxes; box++) {
    const next = totals.slice()
    gains.forEach((ways, total) => {
      const before = at(totals, total)
      if (before > 0) for (const [points, chance] of ways) add(next, Math.min(MOST, total + points), before * chance)
    })
    totals = next
  }
  let beyond = 0
  for (let gain = MOST; gain > 0; gain--) if ((beyond += at(totals, gain)) >= tolerance) return gain
  return 0
}
