import { useEffect, useState } from 'react'
import type { Reckoned, Reply, Request, Wish } from './worker.ts'

interface Waiting {
  readonly hear: (reply: Reply) => void
  readonly fail: () => void
}

/** One worker for all of practice, hired when the first question is asked. */
let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, Waiting>()

const hired = (): Worker => {
  const hire = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  hire.addEventListener('message', ({ data }: MessageEvent<Reply>) => waiting.get(data.id)?.hear(data))
  hire.addEventListener('error', () => {
    // A worker that broke answers nobody any more: the next question hires another.
    worker = null
    for (const { fail } of waiting.values()) fail()
    waiting.clear()
  })
  return hire
}

/** Nobody waits any more once what is given back is called. */
export const ask = (wish: Wish, listener: Waiting): (() => void) => {
  worker ??= hired()
  const request: Request = { id: ++asked, wish }
  waiting.set(request.id, listener)
  worker.postMessage(request)
  return () => void waiting.delete(request.id)
}

export type Reckoning<Answer> =
  | { readonly state: 'now'; readonly done: number }
  | { readonly state: 'there'; readonly answer: Answer }
  | { readonly state: 'failed' }

const BEGUN = { state: 'now', done: 0 } as const

/** What a wish comes to; asked again only when its words change. Null: nothing is wished for yet. */
export const useReckoned = <Kind extends Wish['kind']>(wish: Extract<Wish, { kind: Kind }> | null): Reckoning<Reckoned[Kind]> => {
  const key = JSON.stringify(wish)
  const [held, setHeld] = useState<{ readonly key: string; readonly reckoning: Reckoning<Reckoned[Kind]> } | null>(null)
  useEffect(() => {
    const wanted = JSON.parse(key) as Wish | null
    if (!wanted) return
    const hear = (reply: Reply): void => {
      const reckoning: Reckoning<Reckoned[Kind]> =
        reply.kind === 'progress'
          ? { state: 'now', done: reply.done }
          : { state: 'there', answer: reply.answer as Reckoned[Kind] }
      setHeld({ key, reckoning })
    }
    return ask(wanted, { hear, fail: () => setHeld({ key, reckoning: { state: 'failed' } }) })
  }, [key])
  return held?.key === key ? held.reckoning : BEGUN
}
