/** So many at once, then so many a second. */
export interface Bucket {
  take(): boolean
  /** What was taken did not count after all. */
  giveBack(): void
}

/** `elapsed` never goes back: a clock set back by an hour would keep the bucket empty for an hour. */
export const createBucket = (perSecond: number, burst: number, elapsed: () => number): Bucket => {
  let left = burst
  let filledAt = elapsed()
  return {
    take: () => {
      const at = elapsed()
      left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond)
      filledAt = at
      if (left < 1) return false
      left--
      return true
    },
    giveBack: () => {
      left = Math.min(burst, left + 1)
    },
  }
}
