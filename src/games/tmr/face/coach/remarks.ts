import { useEffect, useState } from 'react'
import type { Seat } from '../../../../house/seat/seat.ts'
import type { Remark } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { ask } from './useReckoned.ts'
import type { RemarksWish, Reply } from './worker.ts'

type Journey = Omit<RemarksWish, 'kind' | 'log'>

interface Heard {
  readonly n: number
  readonly remarks: readonly Remark[]
}

/** What there is to say of each decision of a journey, as it stood at a message; null until it is reckoned, and where nobody may (null). */
export const useRemarksOn = ({ log }: Pick<Seat, 'log'>, journey: Journey | null, n = 0): readonly Remark[] | null => {
  const key = JSON.stringify(log ? journey : null)
  const [heard, setHeard] = useState<Heard | null>(null)
  useEffect(() => {
    const wanted = JSON.parse(key) as Journey | null
    if (!wanted || !log) return
    const hear = (reply: Reply): void => {
      if (reply.kind === 'answer') setHeard({ n, remarks: reply.answer as readonly Remark[] })
    }
    return ask({ kind: 'remarks', log: log(), ...wanted }, { hear, fail: () => {} })
  }, [log, key, n])
  return journey && log && heard?.n === n ? heard.remarks : null
}

/** Of this journey, or of the last. `otherwise`: what it was for, where nothing is wanted any more. */
export const useRemarks = (otherwise: string | null = null): readonly Remark[] | null => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const spell = useDesk((state) => state.spell) ?? otherwise
  const n = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  return useRemarksOn(useOwnSeat(), view.options.odds ? { dreamer: board.id, spell } : null, n)
}
