import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { type DreamerView, findSpell, type PlanQuestion, questionOf, spellFacts, type View } from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'
import type { Reckoned } from '../desk/messages.ts'
import { usePlan } from './usePlan.ts'

export interface JourneyPlan {
  readonly question: PlanQuestion | null
  readonly reckoned: Reckoned | null
}

/** The plan for the spell picked on the desk, where the gardien lets players see it; kept back while it would tell the answer. */
export const useJourneyPlan = (
  view: View,
  board: DreamerView,
  desk: StoreApi<Desk>,
  advice: 'told' | 'kept-back',
): JourneyPlan => {
  const picked = useStore(desk, (state) => state.spell)
  const allowed = advice === 'told' && (view.options.odds || view.role.kind === 'gardien')
  const spell = picked && allowed ? findSpell(view.spells, picked) : undefined
  const facts = spell ? spellFacts(spell) : null
  const question = facts && questionOf(view, board, facts, 'normal')
  return { question, reckoned: usePlan(question) }
}
