import { useEffect, useMemo, useState } from 'react'
import { type DreamerView, type Spell, spellFacts, type View, type Wanted, wantedAt } from '../../rules/public.ts'
import { glance } from './reckoner.ts'

const wantedOf = (view: View, board: DreamerView, spells: readonly Spell[]): Readonly<Record<string, Wanted>> =>
  Object.fromEntries(
    spells.flatMap((spell) => {
      const facts = spellFacts(spell)
      const wanted = facts && wantedAt(view, board, facts, 'normal')
      return wanted ? [[spell.id, wanted]] : []
    }),
  )

const NOTHING: ReadonlyMap<string, number> = new Map()

/** What this ascent promises each of a few spells, as it is reckoned; nothing where chances are not told. */
export const useGoalChances = (view: View, board: DreamerView, spells: readonly Spell[]): ReadonlyMap<string, number> => {
  const told = view.options.odds || view.role.kind === 'gardien'
  const key = told ? JSON.stringify(wantedOf(view, board, spells)) : '{}'
  const [heard, setHeard] = useState({ key, chances: NOTHING })
  useEffect(() => {
    const stops = Object.entries(JSON.parse(key) as Record<string, Wanted>).map(([spell, wanted]) =>
      glance(wanted, ({ plan }) => {
        if (!plan) return
        setHeard((before) => ({ key, chances: new Map(before.key === key ? before.chances : NOTHING).set(spell, plan.prudent) }))
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [key])
  return useMemo(() => (heard.key === key ? heard.chances : NOTHING), [heard, key])
}
