import type { Remark } from '../../practice/index.ts'
import type { RemarksTold, RemarksWanted } from './messages.ts'

let worker: Worker | null = null
let asked = 0

const hired = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** Hears the answer to this question alone; what nobody waits for any more is let go. */
export const askRemarks = (wanted: Omit<RemarksWanted, 'id'>, hear: (remarks: readonly Remark[]) => void): (() => void) => {
  const id = ++asked
  const told = ({ data }: MessageEvent<RemarksTold>): void => {
    if (data.id === id) hear(data.remarks)
  }
  hired().addEventListener('message', told)
  hired().postMessage({ id, ...wanted })
  return () => hired().removeEventListener('message', told)
}
