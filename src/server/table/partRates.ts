import { type Bucket, createBucket } from '../common/bucket.ts'

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
