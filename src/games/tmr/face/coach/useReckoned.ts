import { useEffect, useState } from 'react'
import type { Seat } from '../../../../house/seat/seat.ts'
import type { Remark } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import type { Reckoned, RemarksWish, Reply, Request, Wish } from './worker.ts'

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
const ask = (wish: Wish, listener: Waiting): (() => void) => {
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

/** Asked again only when the words of it change: null, nothing is wished for yet. A log is taken as it is then. */
const useAnswer = <Kind extends Wish['kind']>(key: string, log: Seat['log']): Reckoning<Reckoned[Kind]> => {
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
    const wish = wanted.kind === 'remarks' && log ? { ...wanted, log: log() } : wanted
    return ask(wish, { hear, fail: () => setHeld({ key, reckoning: { state: 'failed' } }) })
  }, [key, log])
  return held?.key === key ? held.reckoning : BEGUN
}

/** What a wish comes to. */
export const useReckoned = <Kind extends Wish['kind']>(wish: Extract<Wish, { kind: Kind }> | null): Reckoning<Reckoned[Kind]> =>
  useAnswer(JSON.stringify(wish), null)

/** What there is to say of each decision of a journey, as it stood at a message; null until it is reckoned, and where nobody may (null). */
export const useRemarksOn = (
  { log }: Pick<Seat, 'log'>,
  journey: Omit<RemarksWish, 'kind' | 'log'> | null,
  n = 0,
): readonly Remark[] | null => {
  const reckoned = useAnswer<'remarks'>(JSON.stringify(log && journey && { kind: 'remarks', ...journey, n }), log)
  return reckoned.state === 'there' ? reckoned.answer : null
}

/** Of this journey, or of the last. `otherwise`: what it was for, where nothing is wanted any more. */
export const useRemarks = (otherwise: string | null = null): readonly Remark[] | null => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const spell = useDesk((state) => state.spell) ?? otherwise
  const n = useSeat((state) => state.notices.at(-1)?.n ?? 0)
  return useRemarksOn(useOwnSeat(), view.options.odds ? { dreamer: board.id, spell } : null, n)
}
