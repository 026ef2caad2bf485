/** Work in small steps: whoever drives it may let others have their turn after each. */
export type Steps<Result> = Generator<void, Result>

export const atOnce = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
