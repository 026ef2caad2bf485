import { useEffect, useState } from 'react'
import type { Seat } from '../../../../house/seat/seat.ts'
import type { Remark } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import type { RemarksTold, RemarksWanted } from './worker.ts'

let worker: Worker | null = null
let asked = 0

/** Hears the answer to this question alone; what nobody waits for any more is let go. */
const askRemarks = (wanted: Omit<RemarksWanted, 'id'>, hear: (remarks: readonly Remark[]) => void): (() => void) => {
  const hired = worker ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker = hired
  const id = ++asked
  const told = ({ data }: MessageEvent<RemarksTold>): void => {
    if (data.id === id) hear(data.remarks)
  }
  hired.addEventListener('message', told)
  hired.postMessage({ id, ...wanted })
  return () => hired.removeEventListener('message', told)
}

type Journey = Pick<RemarksWanted, 'dreamer' | 'spell' | 'of'>

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
    if (wanted && log) return askRemarks({ log: log(), ...wanted }, (remarks) => setHeard({ n, remarks }))
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
