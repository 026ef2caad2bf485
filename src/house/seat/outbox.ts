import { refusal } from '../../kit/refusal.ts'
import type { Request, WireAnswer } from '../../kit/wire.ts'
import { newId } from '../ui/newId.ts'

/** A request without its id, which is given here. */
export type Wanted = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never

interface Waiting {
  readonly request: Request
  readonly resolve: (reply: unknown) => void
  held: boolean
}

const READS: ReadonlySet<Request['type']> = new Set(['viewAt', 'journal', 'view'])

const lostReply = (request: Request, code: string): WireAnswer | null =>
  READS.has(request.type) ? null : { ok: false, refusal: refusal(code) }

/** What was said and is not yet answered. What changes the table goes one at a time, so that nothing overtakes. */
export const createOutbox = (send: (request: Request) => void) => {
  const waiting = new Map<string, Waiting>()
  const sent = new Set<string>()
  let givenUp: string | null = null

  const isChange = ({ request }: Waiting): boolean => !READS.has(request.type)

  const pump = (): void => {
    let busy = [...waiting.values()].some((one) => isChange(one) && !one.held && sent.has(one.request.id))
    for (const one of waiting.values()) {
      const { request } = one
      if (sent.has(request.id) || (isChange(one) && busy)) continue
      sent.add(request.id)
      if (isChange(one)) busy = true
      send(request)
    }
  }

  return {
    ask: <Reply>(wanted: Wanted, id: string = newId()): Promise<Reply> =>
      new Promise<Reply>((resolve) => {
        const request = { ...wanted, id } as Request
        if (givenUp !== null) {
          resolve(lostReply(request, givenUp) as Reply)
          return
        }
        waiting.set(request.id, { request, resolve: resolve as (reply: unknown) => void, held: false })
        pump()
      }),
    answered: (id: string, reply: unknown): void => {
      const one = waiting.get(id)
      if (!one) return
      waiting.delete(id)
      sent.delete(id)
      one.resolve(reply)
      pump()
    },
    /** The answer will take a while: it waits for somebody. */
    held: (id: string): void => {
      const one = waiting.get(id)
      if (one) one.held = true
      pump()
    },
    /** After a cut: all that is unanswered may be sent again. */
    resend: (): void => {
      sent.clear()
      for (const one of waiting.values()) one.held = false
      pump()
    },
    waitsForDice: (): boolean => [...waiting.values()].some(({ held }) => held),
    due: (): boolean => [...waiting.values()].some(({ held }) => !held),
    /** Nothing will be answered any more. */
    giveUp: (code: string): void => {
      givenUp = code
      for (const { request, resolve } of waiting.values()) resolve(lostReply(request, code))
      waiting.clear()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
