import { useEffect, useMemo, useState } from 'react'
import { findSpell, type LostAsked, type LostWay, lostAsked, spellFacts, spellsOf } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { weighWays } from './reckoner.ts'

export interface LostWays {
  readonly key: string
  readonly ways: readonly LostWay[]
  /** What their chances are of: the wanted spell cast, or being found again. */
  readonly of: 'cast' | 'found'
}

/** HID-3: the six ways of a lost dreamer, the best first; null until they are weighed. */
export const useLostWays = (): LostWays | null => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const wanted = useDesk((state) => state.spell)
  const key = useMemo(() => {
    const spell = wanted ? findSpell(spellsOf(view.spells, board.sheet), wanted) : undefined
    const asked = lostAsked(view, board, spell ? spellFacts(spell) : null)
    return asked && JSON.stringify(asked)
  }, [view, board, wanted])
  const [heard, setHeard] = useState<LostWays | null>(null)
  useEffect(() => {
    if (!key) return
    const asked = JSON.parse(key) as LostAsked
    return weighWays(asked, (ways) => setHeard({ key, ways, of: asked.question ? 'cast' : 'found' }))
  }, [key])
  return heard?.key === key ? heard : null
}
