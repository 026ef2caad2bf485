/** So many at once, then so many a second. */
export interface Bucket {
  /** One, or as many as it weighs. */
  take(weight?: number): boolean
  /** What was taken did not count after all. */
  giveBack(): void
}

/** `elapsed` never goes back: a clock set back by an hour would keep the bucket empty for an hour. */
export const createBucket = (perSecond: number, burst: number, elapsed: () => number): Bucket => {
  let left = burst
  let filledAt = elapsed()
  return {
    take: (weight = 1) => {
      const at = elapsed()
      left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond)
      filledAt = at
      if (left < weight) return false
      left -= weight
      return true
    },
    giveBack: () => {
      left = Math.min(burst, left + 1)
    },
  }
}

type Allows = (part: string, weight?: number) => boolean

/** So much for each seat, and for each spectator: whether one more is within it. */
export const createPartRates = (perSecond: number, burst: number, elapsed: () => number): Allows => {
  const buckets = new Map<string, Bucket>()
  return (part, weight) => {
    let bucket = buckets.get(part)
    if (!bucket) buckets.set(part, (bucket = createBucket(perSecond, burst, elapsed)))
    return bucket.take(weight)
  }
}
