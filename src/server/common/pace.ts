import { createSlices, type Pace } from '../../kit/past/pace.ts'

/** Milliseconds of one work at a time. */
const SLICE = 6

const waiting: (() => void)[] = []

/** One of those who wait goes on; whatever else has come meanwhile is done before the next. */
const letOneOn = (): void => {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(letOneOn)
}

/** Waits for a turn of one's own: however many long works there are, the loop is held for one slice at a time. */
const takeTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(letOneOn)
  })

/** Lets a long work go on for a slice, and then waits until others have had their turn; ends it when nobody wants it any more. */
export const createPace = (elapsed = () => performance.now(), wanted?: AbortSignal): Pace => {
  const pace = createSlices(SLICE, elapsed, takeTurn)
  return () => {
    wanted?.throwIfAborted()
    return pace()
  }
}
