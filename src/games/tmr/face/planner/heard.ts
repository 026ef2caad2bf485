import { useEffect, useMemo, useState } from 'react'
import {
  type DreamerView,
  findSpell,
  type LostAsked,
  type LostWay,
  lostAsked,
  type Spell,
  spellFacts,
  spellsOf,
  type View,
  type Wanted,
  wantedAt,
} from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { glance, weighWays } from './reckoner.ts'

/** What is heard of what is asked, part by part as it is reckoned; null: nothing yet. What is no longer asked is let go. */
export const useHeard = <Asked, Heard extends object>(
  asked: Asked | null,
  ask: (asked: Asked, hear: (part: Heard) => void) => () => void,
): Heard | null => {
  const key = asked && JSON.stringify(asked)
  const [heard, setHeard] = useState<{ readonly key: string; readonly parts: Heard } | null>(null)
  useEffect(() => {
    if (!key) return
    return ask(JSON.parse(key) as Asked, (part) =>
      setHeard((before) => ({ key, parts: before?.key === key ? { ...before.parts, ...part } : part })),
    )
  }, [key, ask])
  return heard?.key === key ? (heard?.parts ?? null) : null
}

type Chances = Readonly<Record<string, number>>

const glances = (wanted: Readonly<Record<string, Wanted>>, hear: (chances: Chances) => void): (() => void) => {
  const stops = Object.entries(wanted).map(([spell, one]) => glance(one, ({ plan }) => plan && hear({ [spell]: plan.prudent })))
  return () => {
    for (const stop of stops) stop()
  }
}

/** What this ascent promises each of a few spells, as it is reckoned; nothing where chances are not told. */
export const useGoalChances = (view: View, board: DreamerView, spells: readonly Spell[]): Chances => {
  const told = view.options.odds || view.role.kind === 'gardien'
  const wanted = (told ? spells : []).flatMap((spell) => {
    const facts = spellFacts(spell)
    const one = facts && wantedAt(view, board, facts, 'normal')
    return one ? [[spell.id, one] as const] : []
  })
  return useHeard(Object.fromEntries(wanted), glances) ?? {}
}

export interface LostWays {
  readonly ways: readonly LostWay[]
  /** What their chances are of: the wanted spell cast, or being found again. */
  readonly of: 'cast' | 'found'
}

const weigh = (asked: LostAsked, hear: (ways: LostWays) => void): (() => void) =>
  weighWays(asked, (ways) => hear({ ways, of: asked.question ? 'cast' : 'found' }))

/** HID-3: the six ways of a lost dreamer, the best first; null until they are weighed. */
export const useLostWays = (): LostWays | null => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const wanted = useDesk((state) => state.spell)
  const asked = useMemo(() => {
    const spell = wanted ? findSpell(spellsOf(view.spells, board.sheet), wanted) : undefined
    return lostAsked(view, board, spell ? spellFacts(spell) : null)
  }, [view, board, wanted])
  return useHeard(asked, weigh)
}
