import type { PlanQuestion } from '../../rules/public.ts'
import type { PlanAnswer, PlanRequest, PlanWish, Reckoned } from '../desk/messages.ts'

type Hear = (part: Partial<Reckoned>) => void

/** Workers of the page, made when the first question is asked: a second one for the hopeful where there is a second core. */
let workers: readonly Worker[] = []
let asked = 0
const waiting = new Map<number, Hear>()

const hired = (): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => {
    waiting.get(data.id)?.(data.part)
    waiting.delete(data.id)
  })
  return worker
}

const workerFor = (wish: PlanWish): Worker => {
  if (workers.length === 0) workers = navigator.hardwareConcurrency > 1 ? [hired(), hired()] : [hired()]
  return workers[wish === 'hopeful' ? workers.length - 1 : 0] as Worker
}

const WISHES: readonly PlanWish[] = ['course', 'otherMode', 'hopeful']

/** Asks for all there is to know of a moment; each part is heard as it comes. What nobody listens to any more is let go. */
export const reckon = (question: PlanQuestion, hear: Hear): (() => void) => {
  const ids = WISHES.map((wish) => {
    const request: PlanRequest = { id: ++asked, question, wish }
    waiting.set(request.id, hear)
    workerFor(wish).postMessage(request)
    return request.id
  })
  return () => {
    for (const id of ids) waiting.delete(id)
  }
}
