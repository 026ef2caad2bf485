import { performance } from 'node:perf_hooks'
import { underWay } from './underWay.ts'

/** After a turn everybody else has as long as it took, and up to so many times as long where they need it; in milliseconds, so many at least and at most. */
const [BUSY, SHORTEST_REST, LONGEST_REST] = [3, 1, 20]

/**
 * Waits for a turn of one's own: however many wait, the loop is held for one of them at a time, half of the time at most, and a fifth where it is wanted.
 * Of a crowd its so-manieth part is let on at once: nobody stays behind it for ever.
 */
export const createTurnstile = (crowd = Number.POSITIVE_INFINITY): (() => Promise<void>) => {
  const waiting: (() => void)[] = []
  /** Whether somebody has their turn, or rests after it. */
  let taken = false
  let restBegan = performance.eventLoopUtilization()

  const restSince = (began: number, busy: number): void => {
    const took = performance.now() - began
    restBegan = performance.eventLoopUtilization()
    setTimeout(underWay.after, Math.min(LONGEST_REST, Math.max(SHORTEST_REST, (1 + BUSY * busy) * took)), letOn)
  }

  /** Whatever else has come meanwhile is done before the next. */
  const letOn = (): void => {
    const some = waiting.splice(0, Math.ceil(waiting.length / crowd) || 1)
    taken = some.length > 0
    if (!taken) return
    const { utilization } = performance.eventLoopUtilization(restBegan)
    // What they do is done before the next moment begins.
    setImmediate(restSince, performance.now(), utilization)
    for (const goOn of some) goOn()
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (taken) return
      taken = true
      setImmediate(underWay.after, letOn)
    })
}
