import { useEffect } from 'react'
import type { RulingKind, ToldHappening } from '../../rules/public.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { usePracticeTexts } from '../words/language.tsx'
import { tellErratic } from './tellErratic.ts'

const leavesOpen = (what: { readonly type: string }): boolean => {
  const { type } = what as ToldHappening
  return type === 'tookEffect' || type === 'spellRuled'
}

/** Alone the program is the gardien, and draws. Told once: taken back, it stays so until something else takes effect. */
export const RuledAlone = ({ ruling }: { readonly ruling: RulingKind }) => {
  const seat = useOwnSeat()
  const words = usePracticeTexts()?.erratic
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const fresh = useSeat(
    ({ notices }) => notices.at(-1)?.undone === undefined && notices.at(-1)?.told.some(({ what }) => leavesOpen(what)) === true,
  )
  // The words come late: what is said before them would be said again with them, and refused.
  const open = fresh && words !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, whatever the board does meanwhile.
  useEffect(() => {
    if (!open) return
    if (ruling === 'unaimed') void seat.say({ type: 'ruleSpell', dreamer: board.id })
    else if (ruling === 'tear') void seat.say({ type: 'tear', dreamer: board.id })
    else void tellErratic(seat, { view, board }, words)
  }, [open, ruling, words, seat])
  return null
}
