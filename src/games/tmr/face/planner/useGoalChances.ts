import { useEffect, useMemo, useState } from 'react'
import { type DreamerView, type PlanQuestion, questionOf, type Spell, spellFacts, type View } from '../../rules/public.ts'
import { glance } from './reckoner.ts'

const questionsOf = (view: View, board: DreamerView, spells: readonly Spell[]): Readonly<Record<string, PlanQuestion>> =>
  Object.fromEntries(
    spells.flatMap((spell) => {
      const facts = spellFacts(spell)
      const question = facts && questionOf(view, board, facts, 'normal')
      return question ? [[spell.id, question]] : []
    }),
  )

const NOTHING: ReadonlyMap<string, number> = new Map()

/** What this ascent promises each of a few spells, as it is reckoned; nothing where chances are not told. */
export const useGoalChances = (view: View, board: DreamerView, spells: readonly Spell[]): ReadonlyMap<string, number> => {
  const told = view.options.odds || view.role.kind === 'gardien'
  const key = told ? JSON.stringify(questionsOf(view, board, spells)) : '{}'
  const [heard, setHeard] = useState({ key, chances: NOTHING })
  useEffect(() => {
    const stops = Object.entries(JSON.parse(key) as Record<string, PlanQuestion>).map(([spell, question]) =>
      glance(question, ({ plan }) => {
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
