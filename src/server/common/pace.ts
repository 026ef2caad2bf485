import { performance } from 'node:perf_hooks'
import { createSlices, type Pace } from '../../kit/past/pace.ts'

/** Milliseconds of one work at a time. */
const SLICE = 2
/** After a turn everybody else has as long as it took, and up to so many times as long where they need it; in milliseconds, so many at least and at most. */
const [BUSY, REST, LONGEST_REST] = [3, 1, 20]

const waiting: (() => void)[] = []
/** Whether somebody has their turn, or rests after it. */
let taken = false
let restBegan = performance.eventLoopUtilization()

const restSince = (began: number, busy: number): void => {
  const took = performance.now() - began
  restBegan = performance.eventLoopUtilization()
  setTimeout(letOneOn, Math.min(LONGEST_REST, Math.max(REST, (1 + BUSY * busy) * took)))
}

/** One of those who wait goes on; whatever else has come meanwhile is done before the next. */
const letOneOn = (): void => {
  const next = waiting.shift()
  taken = next !== undefined
  if (!next) return
  const { utilization } = performance.eventLoopUtilization(restBegan)
  // What it does is done before the next moment begins.
  setImmediate(restSince, performance.now(), utilization)
  next()
}

/** Waits for a turn of one's own: however many long works there are, the loop is held for one slice at a time, half of the time at most, and a fifth where it is wanted. */
export const takeTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (taken) return
    taken = true
    setImmediate(letOneOn)
  })

/** Lets a long work go on for a slice, and then waits until others have had their turn; ends it when nobody wants it any more. */
export const createPace = (elapsed = () => performance.now(), wanted?: AbortSignal): Pace => {
  const pace = createSlices(SLICE, elapsed, takeTurn)
  return () => {
    wanted?.throwIfAborted()
    return pace()
  }
}
