import { useEffect, useState } from 'react'
import type { Remark } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import type { RemarksTold, RemarksWanted } from './messages.ts'

let worker: Worker | null = null
let asked = 0

const hired = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** Hears the answer to this question alone; what nobody waits for any more is let go. */
const ask = (wanted: Omit<RemarksWanted, 'id'>, hear: (remarks: readonly Remark[]) => void): (() => void) => {
  const id = ++asked
  const told = ({ data }: MessageEvent<RemarksTold>): void => {
    if (data.id === id) hear(data.remarks)
  }
  hired().addEventListener('message', told)
  hired().postMessage({ id, ...wanted })
  return () => hired().removeEventListener('message', told)
}

interface Heard {
  readonly n: number
  readonly remarks: readonly Remark[]
}

/** What there is to say of each decision of this journey, or of the last; null until it is reckoned, and where nobody may. */
export const useRemarks = (): readonly Remark[] | null => {
  const seat = useOwnSeat()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const spell = useDesk((state) => state.spell)
  const n = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  const [heard, setHeard] = useState<Heard | null>(null)
  const allowed = view.options.odds && seat.log !== null
  useEffect(() => {
    const log = allowed ? seat.log?.() : undefined
    if (!log) return
    return ask({ log, dreamer: board.id, spell }, (remarks) => setHeard({ n, remarks }))
  }, [seat, allowed, board.id, spell, n])
  return allowed && heard?.n === n ? heard.remarks : null
}
