/** Whoever asks more often gets the last answer: each costs a write. */
const GOOD_FOR = 5000

/** Found out by writing. */
export const createHealth = (beat: () => Promise<unknown>, elapsed: () => number, onFault: (error: unknown) => void) => {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  const canWrite = (): Promise<boolean> =>
    beat().then(
      () => true,
      (error) => {
        onFault(error)
        return false
      },
    )
  return (): Promise<boolean> => {
    if (elapsed() - askedAt < GOOD_FOR) return answer
    askedAt = elapsed()
    answer = canWrite()
    return answer
  }
}
