import { ENCOUNTER_KINDS, type OrdinaryKind, shareOf, whirlOf } from '../encounters/kinds.ts'
import { GENRES } from '../map/genre.ts'
import type { Chances } from './chances.ts'
import { SPECIAL_SHARE } from './land.ts'
import { type Endurance, masterable, masteryOf } from './mastery.ts'
import type { Figure } from './question.ts'
import { add, at, type Row, type Slots } from './rows.ts'
import { type Foe, GIFT_STRENGTHS, SPECIALS, STRENGTHS } from './strengths.ts'

/** By boxes left: the dream points with which a journey comes there at all likely. */
export interface Band {
  readonly lows: Slots
  readonly highs: Slots
}

/** What may happen to dream points on the way. */
export interface Fate {
  readonly chances: Chances
  readonly figure: Figure
  /** Whether some encounters are special, cells take a toll, cités give. */
  readonly hazards: ReadonlySet<'special' | 'toll' | 'gift'>
  /** NIT-9: no gain goes beyond it. */
  readonly ceiling: number
  readonly life: number
}

/** Gains above this are looked at no further. */
const MOST = 250

const mostShares = new Map(ENCOUNTER_KINDS.map((kind) => [kind, Math.max(...GENRES.map((genre) => shareOf(genre, kind))) / 700]))
const mostShare = (kind: OrdinaryKind): number => mostShares.get(kind) as number

interface Event {
  readonly points: number
  readonly boxes: number
  readonly chance: number
}

/** A row a box: how likely at most, whatever one does, so many points are gained or lost by then. */
const spread = (
  boxes: number,
  most: number,
  tolerance: number,
  eventsAt: (total: number) => readonly Event[],
): readonly Row[] => {
  const [rows, nothing] = [Array.from({ length: boxes + 1 }, () => new Float64Array(most + 1)), tolerance / (10 * (most + 1))]
  const known: (readonly Event[])[] = []
  ;(rows[0] as Row)[0] = 1
  for (let box = 0; box < boxes; box++) {
    const now = rows[box] as Row
    for (let total = 0; total <= most; total++) {
      const before = at(now, total)
      add(rows[box + 1] as Row, total, before)
      if (before < nothing) continue
      for (const { points, boxes: taken, chance } of (known[total] ??= eventsAt(total)))
        if (box + taken <= boxes) add(rows[box + taken] as Row, Math.min(most, total + points), before * chance)
    }
  }
  return rows
}

/** The least total that is exceeded with less than this chance. */
const capOf = (row: Row, tolerance: number): number => {
  let beyond = 0
  for (let total = row.length - 1; total > 0; total--) if ((beyond += at(row, total)) >= tolerance) return total
  return 0
}

const GIVERS: readonly OrdinaryKind[] = ['fleur', 'reve-de-dragon']

const gainsAt =
  ({ chances }: Fate, dream: number) =>
  (total: number): readonly Event[] =>
    GIVERS.flatMap((kind) =>
      masterable(chances, kind).map(({ points, chance }) => ({
        points,
        boxes: 1,
        chance: chance * mostShare(kind) * chances.master(dream + total, points),
      })),
    )

const TAKERS: readonly OrdinaryKind[] = ['mangeur', 'tourbillon-blanc', 'tourbillon-noir']

/** Prudently nothing follows a Tourbillon. */
const lossesTo = ({ chances, figure, life }: Fate, foe: Foe, share: number, dream: number, boxes: number): readonly Event[] => {
  const endurance: Endurance = { boxes, life }
  const { missed, freed } = masteryOf(chances, foe.kind, foe.strengths, dream, endurance)
  const whirl = whirlOf(foe.kind)
  if (foe.kind === 'mangeur') return missed.map(({ points, chance }) => ({ points, boxes: 1, chance: chance * share }))
  if (whirl.dream === 0 || figure === 'prudent') return []
  return Array.from(freed, (chance, lost) => ({ points: lost * whirl.dream, boxes: lost + 1, chance: chance * share })).slice(1)
}

const lossesAt =
  (fate: Fate, dream: number, boxes: number) =>
  (total: number): readonly Event[] => {
    const left = dream - total
    if (left <= 0) return []
    const special = fate.hazards.has('special') ? SPECIALS.flatMap((foe) => lossesTo(fate, foe, SPECIAL_SHARE, left, boxes)) : []
    return [
      ...TAKERS.flatMap((kind) => lossesTo(fate, { kind, strengths: STRENGTHS[kind] }, mostShare(kind), left, boxes)),
      ...special,
    ]
  }

const GIFT = Math.max(...GIFT_STRENGTHS.map(({ points }) => points))

/** The dream points one begins with: going up costs more in one mode than in the other. */
export interface Beginning {
  readonly least: number
  readonly most: number
  readonly boxes: number
}

/** The chance that is let go, by boxes used; at 1 nothing that comes after is looked at. */
export type Tolerance = (used: number) => number

/** What lies outside is come to with less than this chance, whatever one does. What a cell does to dream points shows on it. */
export const bandOf = (fate: Fate, { least, most, boxes }: Beginning, tolerance: Tolerance): Band => {
  const finest = tolerance(0)
  const gains = spread(boxes + 1, MOST, finest, gainsAt(fate, most))
  const losses = fate.hazards.has('toll') ? null : spread(boxes + 1, least, finest, lossesAt(fate, least, boxes + 1))
  const given = fate.hazards.has('gift') ? GIFT : 0
  const [lows, highs] = [new Int16Array(boxes + 1).fill(1), new Int16Array(boxes + 1)]
  for (let left = 0; left <= boxes; left++) {
    const used = boxes - left
    if (tolerance(used) >= 1) continue
    const gain = given + capOf(gains[used + 1] as Row, tolerance(used))
    highs[left] = Math.max(most, Math.min(fate.ceiling, most + gain))
    lows[left] = losses ? Math.max(1, least - capOf(losses[used + 1] as Row, tolerance(used))) : 1
  }
  return { lows, highs }
}
