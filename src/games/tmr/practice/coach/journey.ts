import { findSpell, type Planner, spellFacts, spellsOf } from '../../rules/public.ts'
import type { Situation } from '../situation/situation.ts'
import { type Decision, type GropeReview, gropeOf, type Review, reviewOf } from './coach.ts'
import { decisionsOf, lastAscent } from './decisions.ts'

/** What the coach says of one decision; both null where there was nothing to choose, or nothing to reckon. */
export interface Remark {
  readonly seq: number
  readonly review: Review | null
  readonly grope: GropeReview | null
}

/** What was said of a decision before is not reckoned again. */
export type Remembered = Map<string, Remark>

const remarkOn = (planner: Planner, decision: Decision, spellId: string | null): Remark => {
  const { seq, seen } = decision
  const spell = spellId === null ? undefined : findSpell(spellsOf(seen.view.spells, seen.board.sheet), spellId)
  const facts = spell ? spellFacts(spell) : null
  const aim = facts && spell ? { spell: facts, spellId: spell.id, mode: seen.board.mode ?? 'normal' } : null
  return { seq, review: aim && reviewOf(planner, decision, aim), grope: gropeOf(decision) }
}

/** Each decision of the present journey, or of the last, for the spell that was wanted. */
export const remarksOn = (
  planner: Planner,
  situation: Situation,
  dreamer: string,
  spell: string | null,
  remembered: Remembered = new Map(),
): readonly Remark[] => {
  const from = lastAscent(situation, dreamer)
  if (from === null) return []
  return decisionsOf(situation, dreamer, from).map((decision) => {
    const key = `${situation.entries[decision.seq - 1]?.id} ${spell}`
    const remark = remembered.get(key) ?? remarkOn(planner, decision, spell)
    remembered.set(key, remark)
    return remark
  })
}
