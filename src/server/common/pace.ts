import { performance } from 'node:perf_hooks'
import { createSlices, type Pace } from '../../kit/past/pace.ts'
import { createTurnstile } from './turnstile.ts'

/** Milliseconds of one work at a time. */
const SLICE = 2

/** Among all long works. */
export const takeTurn = createTurnstile()

/** Lets a long work go on for a slice, and then waits until others have had their turn; ends it when nobody wants it any more. */
export const createPace = (elapsed = () => performance.now(), wanted?: AbortSignal): Pace => {
  const pace = createSlices(SLICE, elapsed, takeTurn)
  return () => {
    wanted?.throwIfAborted()
    return pace()
  }
}
