import { type OrdinaryKind, whirlOf } from '../encounters/kinds.ts'
import type { Chances } from './chances.ts'
import { gradeOf } from './grades.ts'
import { mostShare, SPECIAL_SHARE } from './land.ts'
import { type Endurance, masterable, masteryOf } from './mastery.ts'
import type { Figure } from './question.ts'
import { add, at, type Row, type Slots, sumOf } from './rows.ts'
import { type Foe, GIFT_STRENGTHS, SPECIALS, STRENGTHS } from './strengths.ts'

/** By boxes left: the dream points with which a journey comes there at all likely. */
export interface Band {
  readonly lows: Slots
  readonly highs: Slots
  /** By boxes left and dream points, how closely that is reckoned. */
  readonly grades: readonly Slots[]
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

/** Dream points eaten, and those a Tourbillon takes while it holds. */
const losses = ({ chances, life }: Fate, foe: Foe, share: number, dream: number, boxes: number): readonly Event[] => {
  const endurance: Endurance = { boxes, life }
  const { missed, freed } = masteryOf(chances, foe.kind, foe.strengths, dream, endurance)
  if (foe.kind === 'mangeur') return missed.map(({ points, chance }) => ({ points, boxes: 1, chance: chance * share }))
  const { dream: points } = whirlOf(foe.kind)
  return Array.from(freed, (chance, lost) => ({ points: lost * points, boxes: lost + 1, chance: chance * share })).slice(1)
}

const lossesAt =
  (fate: Fate, kinds: readonly OrdinaryKind[], dream: number, boxes: number) =>
  (total: number): readonly Event[] => {
    const left = dream - total
    if (left <= 0) return []
    const specials = fate.hazards.has('special') ? SPECIALS.filter(({ kind }) => kinds.some((one) => one === kind)) : []
    return [
      ...kinds.flatMap((kind) => losses(fate, { kind, strengths: STRENGTHS[kind] }, mostShare(kind), left, boxes)),
      ...specials.flatMap((foe) => losses(fate, foe, SPECIAL_SHARE, left, boxes)),
    ]
  }

/** Prudently nothing follows a Tourbillon. */
const WHIRLS: Readonly<Record<Figure, readonly OrdinaryKind[]>> = {
  prudent: [],
  hopeful: ['tourbillon-blanc', 'tourbillon-noir'],
}

/** A row a box: how likely at most a journey still goes on with so many points lost. Whoever drifted begins anew. */
const stillGoing = (
  calm: readonly Row[],
  going: (boxes: number) => number,
  tolerance: number,
  whirlsAt: (total: number) => readonly Event[],
): readonly Row[] => {
  const landed = calm.map((row) => new Float64Array(row.length))
  const known: (readonly Event[])[] = []
  return calm.map((row, box) => {
    const now = row.map((chance) => chance * going(box))
    for (let from = 0; from <= box; from++) {
      const [here, on] = [landed[from] as Row, going(box - from)]
      for (let total = 0; total < now.length; total++) add(now, total, at(here, total) * on)
    }
    for (let total = 0; total < now.length; total++) {
      if (at(now, total) * now.length < tolerance / 10) continue
      for (const { points, boxes, chance } of (known[total] ??= whirlsAt(total))) {
        const to = landed[box + boxes]
        if (to) add(to, Math.min(now.length - 1, total + points), at(now, total) * chance)
      }
    }
    return now
  })
}

const NO_GRADES = new Int16Array(0)
const GIFT = Math.max(...GIFT_STRENGTHS.map(({ points }) => points))

/** The dream points one begins with: going up costs more in one mode than in the other. */
export interface Beginning {
  readonly least: number
  readonly most: number
  readonly boxes: number
}

/** What of all journeys is followed. */
export interface Care {
  /** The chance that is let go. */
  readonly tolerance: number
  /** How likely a journey goes on after so many boxes. */
  readonly going: (boxes: number) => number
  /** Those that go on so long are not followed. */
  readonly isOver: (boxes: number) => boolean
}

/** By dream points, how likely at most a journey comes to as many or, beyond those of the beginning, to more extreme ones. */
const reachOf = ({ least, most }: Beginning, high: number, running: number, gains: Row, lost: Row): Row => {
  const reach = new Float64Array(high + 1).fill(running)
  let [above, below] = [0, 0]
  for (let total = gains.length - 1; total > 0; total--) {
    above += at(gains, total)
    if (most + total <= high) reach[most + total] = running * Math.min(1, above)
  }
  for (let total = lost.length - 1; total > 0; total--) {
    below += at(lost, total)
    if (least - total >= 0 && least - total <= high) reach[least - total] = Math.min(running, below)
  }
  return reach
}

/** What lies outside is come to with less than this chance, whatever one does. What a cell does to dream points shows on it. */
export const bandOf = (fate: Fate, beginning: Beginning, { tolerance, going, isOver }: Care): Band => {
  const { least, most, boxes } = beginning
  const gains = spread(boxes + 1, MOST, tolerance, gainsAt(fate, most))
  const eaten = spread(boxes + 1, least, tolerance, lossesAt(fate, ['mangeur'], least, boxes + 1))
  const lost = stillGoing(eaten, going, tolerance, lossesAt(fate, WHIRLS[fate.figure], least, boxes + 1))
  const given = fate.hazards.has('gift') ? GIFT : 0
  const [lows, highs] = [new Int16Array(boxes + 1).fill(1), new Int16Array(boxes + 1)]
  const grades = Array.from({ length: boxes + 1 }, (_, left): Slots => {
    const used = boxes - left
    if (isOver(used)) return NO_GRADES
    const running = Math.min(1, sumOf(lost[used] as Row))
    const gain = given + capOf(gains[used + 1] as Row, tolerance / running)
    const high = Math.max(most, Math.min(fate.ceiling, most + gain))
    highs[left] = high
    lows[left] = fate.hazards.has('toll') ? 1 : Math.max(1, least - capOf(lost[used + 1] as Row, tolerance))
    if (fate.hazards.has('toll') || given > 0) return new Int16Array(high + 1)
    const reach = reachOf(beginning, high, running, gains[used + 1] as Row, lost[used + 1] as Row)
    return Int16Array.from(reach, (chance) => gradeOf(chance, tolerance))
  })
  return { lows, highs, grades }
}
