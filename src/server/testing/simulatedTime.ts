import { chanceOf } from './chance.ts'

/** Timers and chance of everything in this process, out of one seed: the same run on every machine, as fast as it can. */
export interface SimulatedTime {
  now(): number
  /** Lets time pass until that is settled; fails when nothing is left to happen before. */
  until<Value>(settled: Promise<Value>): Promise<Value>
  restore(): void
}

interface Timer {
  readonly at: number
  readonly order: number
  readonly ring: () => void
}

const isBefore = (one: Timer, other: Timer): boolean => one.at < other.at || (one.at === other.at && one.order < other.order)

const earliest = (timers: Iterable<Timer>): Timer | null => {
  let first: Timer | null = null
  for (const timer of timers) if (!first || isBefore(timer, first)) first = timer
  return first
}

export const simulateTime = (seed: number): SimulatedTime => {
  const real = { setTimeout, clearTimeout, random: Math.random, getRandomValues: crypto.getRandomValues }
  const timers = new Map<number, Timer>()
  const chance = chanceOf(seed)
  let now = 0
  let made = 0

  const set = (ring: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const order = ++made
    timers.set(order, { at: now + Math.max(0, delay), order, ring: () => ring(...args) })
    const timer = { order, unref: () => timer, ref: () => timer }
    return timer
  }
  const clear = (timer: { readonly order?: number } | undefined): void => {
    timers.delete(timer?.order ?? 0)
  }
  const fill = (bytes: Uint8Array): Uint8Array => bytes.map(() => chance.below(256))

  globalThis.setTimeout = set as unknown as typeof setTimeout
  globalThis.clearTimeout = clear as unknown as typeof clearTimeout
  Math.random = () => chance.below(1_000_000) / 1_000_000
  crypto.getRandomValues = ((bytes: Uint8Array) => {
    bytes.set(fill(bytes))
    return bytes
  }) as typeof crypto.getRandomValues

  /** All that follows from what just happened, before anything else does. */
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

  const ringNext = (): void => {
    const next = earliest(timers.values())
    if (!next) throw new Error('nothing is left to happen')
    timers.delete(next.order)
    now = next.at
    next.ring()
  }

  return {
    now: () => now,
    until: async (settled) => {
      let over = false
      const end = (): void => {
        over = true
      }
      settled.then(end, end)
      await settle()
      while (!over) {
        ringNext()
        await settle()
      }
      return settled
    },
    restore: () => {
      globalThis.setTimeout = real.setTimeout
      globalThis.clearTimeout = real.clearTimeout
      Math.random = real.random
      crypto.getRandomValues = real.getRandomValues
    },
  }
}
