/** So many at once, then so many a second. */
export interface Bucket {
  take(): boolean
}

export const createBucket = (perSecond: number, burst: number, now: () => number): Bucket => {
  let left = burst
  let filledAt = now()
  return {
    take: () => {
      const at = now()
      left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond)
      filledAt = at
      if (left < 1) return false
      left--
      return true
    },
  }
}
