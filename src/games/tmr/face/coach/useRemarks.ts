import { useEffect, useState } from 'react'
import type { Remark } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { askRemarks } from './askRemarks.ts'

interface Heard {
  readonly n: number
  readonly remarks: readonly Remark[]
}

/** What there is to say of each decision of this journey, or of the last; null until it is reckoned, and where nobody may. `otherwise`: what it was for, where nothing is wanted any more. */
export const useRemarks = (otherwise: string | null = null): readonly Remark[] | null => {
  const seat = useOwnSeat()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const spell = useDesk((state) => state.spell) ?? otherwise
  const n = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  const [heard, setHeard] = useState<Heard | null>(null)
  const allowed = view.options.odds && seat.log !== null
  useEffect(() => {
    const log = allowed ? seat.log?.() : undefined
    if (!log) return
    return askRemarks({ log, dreamer: board.id, spell }, (remarks) => setHeard({ n, remarks }))
  }, [seat, allowed, board.id, spell, n])
  return allowed && heard?.n === n ? heard.remarks : null
}
