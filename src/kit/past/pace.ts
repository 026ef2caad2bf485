import type { Steps } from '../steps.ts'

/** What a part of a long work waits for before it goes on; null: nothing, yet. */
export type Pace = () => Promise<void> | null

/** Nobody waits for it any more. */
export class GivenUp extends Error {}

/** A pace that ends the work once it is no longer wanted. */
export const whileWanted =
  (pace: Pace, wanted: () => boolean): Pace =>
  () => {
    if (!wanted()) throw new GivenUp()
    return pace()
  }

/** Asks before each step whether others are to have their turn. */
export const paced = async <Result>(steps: Steps<Result>, pace: Pace): Promise<Result> => {
  for (;;) {
    const wait = pace()
    if (wait) await wait
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Lets a long work go on for so many milliseconds, and then waits until others have had their turn. */
export const createSlices = (milliseconds: number, elapsed: () => number, takeTurn: () => Promise<void>): Pace => {
  let since = Number.NEGATIVE_INFINITY
  return () => {
    if (elapsed() - since < milliseconds) return null
    return takeTurn().then(() => {
      since = elapsed()
    })
  }
}
