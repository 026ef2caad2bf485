import { useEffect, useState } from 'react'
import type { Command, DreamerId } from '../../rules/public.ts'
import { useOwnSeat, useSeat } from '../desk/context.ts'
import type { Asking, TmrAnswer, TmrQuestion } from './asking.ts'
import { idOf } from './naming.ts'

/** While an earlier moment is shown: the answer that was then given, where the table is in this page. */
const useTaken = (dreamer: DreamerId, answers: readonly TmrAnswer[]): string | null => {
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

/** The answer that stands said and waits for its dice; of a moment that is past, the one that was given. */
export const useSaid = ({ board, past }: Asking, { answers }: TmrQuestion): string | null => {
  const said = useSeat((state) => state.ownSaid)
  const taken = useTaken(board.id, answers)
  return past ? taken : said && idOf(said.command as Command)
}
