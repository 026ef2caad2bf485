import { useEffect, useLayoutEffect, useMemo } from 'react'
import { findSpell, spellFacts, spellsOf, type Wanted, wantedAt } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import type { Reckoned } from '../desk/messages.ts'
import { useHeard } from './heard.ts'
import { reckon, warmUp } from './reckoner.ts'

/** What is known of this moment so far; null until its figure is reckoned, or where there is nothing to ask. */
const usePlan = (wanted: Wanted | null): Reckoned | null => {
  const heard = useHeard<Wanted, Partial<Reckoned>>(wanted, reckon)
  return useMemo(
    () => (heard?.plan ? { advice: null, outlook: null, hopeful: null, otherMode: null, ...heard, plan: heard.plan } : null),
    [heard],
  )
}

/** So long after the journey is shown the page has drawn what it draws. */
const QUIET_MS = 3000

/** Reckons, beside all that is drawn, what the journey promises for the spell picked on the desk, where the gardien lets players see it; kept back while it would tell the answer. */
export const Planning = () => {
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const picked = useDesk((state) => state.spell)
  const framing = useFraming()
  const keptBack = framing?.question !== undefined || framing?.advice === 'kept-back'
  const allowed = !keptBack && (view.options.odds || view.role.kind === 'gardien')
  const wanted = useMemo(() => {
    const spell = picked && allowed ? findSpell(spellsOf(view.spells, board.sheet), picked) : undefined
    const facts = spell ? spellFacts(spell) : null
    return facts && wantedAt(view, board, facts, 'normal')
  }, [view, board, picked, allowed])
  useEffect(() => {
    if (!allowed) return
    const timer = setTimeout(warmUp, QUIET_MS)
    return () => clearTimeout(timer)
  }, [allowed])
  const question = wanted?.question ?? null
  const reckoned = usePlan(wanted)
  useLayoutEffect(() => desk.setState({ plan: { of: board, question, reckoned } }), [desk, board, question, reckoned])
  return null
}
