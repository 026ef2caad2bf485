import { useEffect, useState } from 'react'
import type { Figure, PlanQuestion } from '../../rules/public.ts'
import type { PlanAnswer, PlanRequest, Reckoned } from '../desk/messages.ts'

/** One worker for the page, made when the first question is asked. */
let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, (reckoned: Reckoned) => void>()

const reckon = (question: PlanQuestion, figure: Figure): Promise<Reckoned> => {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
  }
  const request: PlanRequest = { id: ++asked, question, figure }
  worker.postMessage(request)
  return new Promise((resolve) => waiting.set(request.id, resolve))
}

/** The plan of this moment; null until it is reckoned, or where there is nothing to ask. */
export const usePlan = (question: PlanQuestion | null, figure: Figure): Reckoned | null => {
  const key = question && JSON.stringify([question, figure])
  const [answer, setAnswer] = useState<{ readonly key: string; readonly reckoned: Reckoned } | null>(null)
  useEffect(() => {
    if (!key) return
    let current = true
    const [asks, of] = JSON.parse(key) as [PlanQuestion, Figure]
    void reckon(asks, of).then((reckoned) => current && setAnswer({ key, reckoned }))
    return () => {
      current = false
    }
  }, [key])
  return answer && answer.key === key ? answer.reckoned : null
}
