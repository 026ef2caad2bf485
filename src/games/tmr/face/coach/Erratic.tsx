import { useEffect } from 'react'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { usePracticeTexts } from '../words/language.tsx'
import { tellErratic } from './tellErratic.ts'

/** Tells what just burst, once: taken back, it stays so until something else bursts. */
export const Erratic = () => {
  const seat = useOwnSeat()
  const words = usePracticeTexts()?.erratic
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const untold = useSeat(
    ({ notices }) =>
      notices.at(-1)?.told.some(({ what }) => what.type === 'tookEffect' && what.outcome === 'erratic') === true &&
      notices.at(-1)?.undone === undefined,
  )
  const open = untold && board.effect?.text === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, whatever the board does meanwhile.
  useEffect(() => {
    if (open && words) void tellErratic(seat, { view, board }, words)
  }, [open, words, seat])
  return null
}
