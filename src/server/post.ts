import type { Out } from './table/openTable.ts'

/** Somebody to whom messages are sent. */
export interface Addressee {
  /** Text, as bytes: written out once for all who are sent it. */
  write(frame: Buffer): void
}

export interface Post {
  send(to: Addressee, message: Out): void
}

/** More of one moment leave at once: what they weigh is known only then. */
const MOST_TOGETHER = 8

type Queue = readonly [Addressee, readonly Out[]]

const isSame = (one: readonly Out[], other: readonly Out[]): boolean =>
  one.length === other.length && one.every((message, at) => message === other[at])

/** Whoever is told the same as the one before is sent the same frame. */
const deliver = (queues: Iterable<Queue>): void => {
  let last: readonly Out[] = []
  let frame = Buffer.alloc(0)
  for (const [to, messages] of queues) {
    if (!isSame(messages, last)) frame = Buffer.from(JSON.stringify(messages))
    last = messages
    to.write(frame)
  }
}

/**
 * What is said in the same moment leaves together: an answer with the view that shows it, and all tables in one go.
 * What several are told is written once.
 */
export const createPost = (): Post => {
  const queues = new Map<Addressee, Out[]>()
  const deliverAll = (): void => {
    const all = [...queues]
    queues.clear()
    deliver(all)
  }
  return {
    send: (to, message) => {
      const queue = queues.get(to)
      if (queue) queue.push(message)
      else if (queues.set(to, [message]).size === 1) setImmediate(deliverAll)
      if (!queue || queue.length < MOST_TOGETHER) return
      queues.delete(to)
      deliver([[to, queue]])
    },
  }
}
