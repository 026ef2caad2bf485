import { useEffect, useState } from 'react'
import type { DreamerId } from '../../rules/public.ts'
import { useOwnSeat, useSeat } from '../desk/context.ts'
import type { TmrAnswer } from './asking.ts'

/** While an earlier moment is shown: the answer that was then given, where the table is in this page. */
export const useTaken = (dreamer: DreamerId, answers: readonly TmrAnswer[]): string | null => {
  const { log, seqOf } = useOwnSeat()
  const n = useSeat((state) => state.replay?.n ?? null)
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => {
    setTaken(null)
    if (n === null || !log || !seqOf) return
    let left = false
    void import('../coach/takenAnswer.ts').then(({ takenAnswer }) => {
      if (!left) setTaken(takenAnswer(log().entries, dreamer, n === 0 ? 0 : (seqOf(n) ?? 0), answers))
    })
    return () => {
      left = true
    }
  }, [log, seqOf, n, dreamer, answers])
  return taken
}
