import type { Out } from './table/openTable.ts'

/** Somebody to whom messages are sent. */
export interface Addressee {
  readonly id: string
  /** What was sent has left for the line. */
  left(): void
}

export interface Post {
  send(to: Addressee, message: Out): void
}

/** More of one moment leave at once: what they weigh is known only then. */
const MOST_TOGETHER = 8

interface Parcel {
  readonly to: Addressee[]
  readonly messages: readonly Out[]
}

const isSame = (one: readonly Out[], other: readonly Out[]): boolean =>
  one.length === other.length && one.every((message, at) => message === other[at])

/** Whoever is told the same, one after the other, shares a parcel. */
const parcelsOf = (queues: Iterable<readonly [Addressee, readonly Out[]]>): readonly Parcel[] => {
  const parcels: Parcel[] = []
  for (const [to, messages] of queues) {
    const last = parcels.at(-1)
    if (last && isSame(last.messages, messages)) last.to.push(to)
    else parcels.push({ to: [to], messages })
  }
  return parcels
}

/**
 * What is said in the same moment leaves together: an answer with the view that shows it, and all tables in one go.
 * What several are told is written once.
 */
export const createPost = (emit: (ids: string[], messages: readonly Out[]) => void): Post => {
  const queues = new Map<Addressee, Out[]>()
  const deliver = (some: Iterable<readonly [Addressee, readonly Out[]]>): void => {
    for (const { to, messages } of parcelsOf(some)) {
      emit(
        to.map(({ id }) => id),
        messages,
      )
      for (const one of to) one.left()
    }
  }
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
