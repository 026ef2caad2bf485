import { useEffect, useState } from 'react'
import type { Figure, Plan, PlanQuestion } from '../../tmr/public.ts'
import type { PlanAnswer, PlanRequest } from './messages.ts'

/** One worker for the page, made when the first question is asked. */
let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, (plan: Plan) => void>()

const reckon = (question: PlanQuestion, figure: Figure): Promise<Plan> => {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => {
      waiting.get(data.id)?.(data.plan)
      waiting.delete(data.id)
    })
  }
  const request: PlanRequest = { id: ++asked, question, figure }
  worker.postMessage(request)
  return new Promise((resolve) => waiting.set(request.id, resolve))
}

/** The plan of this moment; null until it is reckoned, or where there is nothing to ask. */
export const usePlan = (question: PlanQuestion | null, figure: Figure): Plan | null => {
  const key = question && JSON.stringify([question, figure])
  const [answer, setAnswer] = useState<{ readonly key: string; readonly plan: Plan } | null>(null)
  useEffect(() => {
    if (!key) return
    let current = true
    const [asks, of] = JSON.parse(key) as [PlanQuestion, Figure]
    void reckon(asks, of).then((plan) => current && setAnswer({ key, plan }))
    return () => {
      current = false
    }
  }, [key])
  return answer && answer.key === key ? answer.plan : null
}
