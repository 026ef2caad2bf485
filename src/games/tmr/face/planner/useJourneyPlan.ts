import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import {
  type DreamerView,
  findSpell,
  type PlanQuestion,
  spellFacts,
  spellsOf,
  type View,
  type Wanted,
  wantedAt,
} from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'
import type { Reckoned } from '../desk/messages.ts'
import { reckon, warmUp } from './reckoner.ts'

interface Heard extends Partial<Reckoned> {
  readonly key: string
}

/** What is known of this moment so far; null until its figure is reckoned, or where there is nothing to ask. */
const usePlan = (wanted: Wanted | null): Reckoned | null => {
  const key = wanted && JSON.stringify(wanted)
  const [heard, setHeard] = useState<Heard | null>(null)
  useEffect(() => {
    if (!key) return
    return reckon(JSON.parse(key) as Wanted, (part) =>
      setHeard((before) => ({ ...(before?.key === key ? before : {}), ...part, key })),
    )
  }, [key])
  return useMemo(() => {
    if (!heard?.plan || heard.key !== key) return null
    const { plan, advice = null, outlook = null, hopeful = null, otherMode = null } = heard
    return { plan, advice, outlook, hopeful, otherMode }
  }, [heard, key])
}

export interface JourneyPlan {
  readonly question: PlanQuestion | null
  readonly reckoned: Reckoned | null
}

/** So long after the journey is shown the page has drawn what it draws. */
const QUIET_MS = 3000

const useWarmth = (asks: 'soon' | 'never'): void =>
  useEffect(() => {
    if (asks === 'never') return
    const timer = setTimeout(warmUp, QUIET_MS)
    return () => clearTimeout(timer)
  }, [asks])

/** The plan for the spell picked on the desk, where the gardien lets players see it; kept back while it would tell the answer. */
export const useJourneyPlan = (
  view: View,
  board: DreamerView,
  desk: StoreApi<Desk>,
  advice: 'told' | 'kept-back',
): JourneyPlan => {
  const picked = useStore(desk, (state) => state.spell)
  const allowed = advice === 'told' && (view.options.odds || view.role.kind === 'gardien')
  const wanted = useMemo(() => {
    const spell = picked && allowed ? findSpell(spellsOf(view.spells, board.sheet), picked) : undefined
    const facts = spell ? spellFacts(spell) : null
    return facts && wantedAt(view, board, facts, 'normal')
  }, [view, board, picked, allowed])
  useWarmth(allowed ? 'soon' : 'never')
  return { question: wanted?.question ?? null, reckoned: usePlan(wanted) }
}
