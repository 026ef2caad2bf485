import type { Clock } from '../due.ts'

/** A clock that is set by hand. */
export interface HandClock extends Clock {
  /** Lets so much time pass; what follows of each waking is settled before the next. */
  pass(ms: number): Promise<void>
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export const handClock = (start = 0): HandClock => {
  const wakings = new Set<{ readonly at: number; readonly then: () => void }>()
  let now = start
  const next = (until: number) => {
    const [first] = [...wakings].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
    return first ?? null
  }
  return {
    now: () => now,
    wake: (at, then) => {
      const waking = { at, then }
      wakings.add(waking)
      return () => wakings.delete(waking)
    },
    pass: async (ms) => {
      const until = now + ms
      await settle()
      for (let one = next(until); one; one = next(until)) {
        wakings.delete(one)
        now = Math.max(now, one.at)
        one.then()
        await settle()
      }
      now = until
    },
  }
}
