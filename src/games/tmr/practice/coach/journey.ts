import {
  CELL_IDS,
  type CellId,
  canBeCastAt,
  type EncounterKind,
  findSpell,
  isMistake,
  type Planner,
  type Spell,
  spellFacts,
  spellsOf,
} from '../../rules/public.ts'
import type { Act } from '../act/act.ts'
import { masteryOf, WATER } from '../drills/masteryOf.ts'
import { wayTo } from '../drills/shown.ts'
import type { Seen, Situation } from '../situation/situation.ts'
import { type Decision, type GropeReview, gropeOf, type Review, reviewOf, turningPoints } from './coach.ts'
import { decisionsOf, lastAscent } from './decisions.ts'
import { placeOf } from './why.ts'

/** What the coach says of one decision; both null where there was nothing to choose, or nothing to reckon. */
export interface Remark {
  readonly seq: number
  readonly review: Review | null
  readonly grope: GropeReview | null
  /** What was answered, and where; null: nobody knew. */
  readonly act: Act
  readonly from: CellId | null
  /** ENC-2: what was faced. */
  readonly met: EncounterKind | null
  /** Roughly, the way of the better answer to the spell's land; empty: there was none, or it leads out of the dream. */
  readonly otherWay: readonly CellId[]
}

const LEAVING: ReadonlySet<string> = new Set(['descend', 'evade', 'sleep'])

const otherWayOf = (seen: Seen, spell: Spell, { best }: Review): readonly CellId[] => {
  const from = seen.board.position
  if (from === null || LEAVING.has(best.command.type)) return []
  const lands = CELL_IDS.filter((cell) => canBeCastAt(spell, cell))
  const next = placeOf(seen, best)
  const way = wayTo(next ?? from, lands, masteryOf(seen.board, WATER))
  return next ? [from, ...way] : way
}

/** What was said of a decision before is not reckoned again. */
export type Remembered = Map<string, Remark>

const remarkOn = (planner: Planner, decision: Decision, spellId: string | null): Remark => {
  const { seq, seen, act } = decision
  const spell = spellId === null ? undefined : findSpell(spellsOf(seen.view.spells, seen.board.sheet), spellId)
  const facts = spell ? spellFacts(spell) : null
  const aim = facts && spell ? { spell: facts, spellId: spell.id, mode: seen.board.mode ?? 'normal' } : null
  const review = aim && reviewOf(planner, decision, aim)
  const otherWay = spell && review && isMistake(review) ? otherWayOf(seen, spell, review) : []
  return {
    seq,
    review,
    grope: gropeOf(decision),
    act,
    from: seen.board.position,
    met: seen.board.encounter?.kind ?? null,
    otherWay,
  }
}

/** The answer furthest below the best, by what it gave away; null: none did. */
export const costliestOf = (remarks: readonly Remark[]): (Remark & { readonly review: Review }) | null => {
  const [worst] = turningPoints(
    remarks.flatMap(({ review }) => review ?? []),
    1,
  )
  const remark = worst && remarks.find(({ review }) => review === worst)
  return remark ? { ...remark, review: worst } : null
}

/** Each decision of the present journey, or of the last, for the spell that was wanted; `whole`: of all journeys of the log. */
export const remarksOn = (
  planner: Planner,
  situation: Situation,
  dreamer: string,
  spell: string | null,
  remembered: Remembered = new Map(),
  of: 'last' | 'whole' = 'last',
): readonly Remark[] => {
  const from = of === 'whole' ? 1 : lastAscent(situation, dreamer)
  if (from === null) return []
  return decisionsOf(situation, dreamer, from).map((decision) => {
    const key = `${situation.entries[decision.seq - 1]?.id} ${spell}`
    const remark = remembered.get(key) ?? remarkOn(planner, decision, spell)
    remembered.set(key, remark)
    return remark
  })
}
