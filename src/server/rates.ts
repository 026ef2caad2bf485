import { type Bucket, createBucket } from './common/bucket.ts'

/** A bucket for each address or seat. */
export interface Rates {
  take(key: string): boolean
  giveBack(key: string): void
}

/** With more addresses than this at once the first to come are forgotten, many at a time, so that a new one costs little. */
const MOST_KEYS = 50_000
const FORGOTTEN_AT_ONCE = 5000

export const createRates = (most: number, seconds: number, elapsed: () => number): Rates => {
  const buckets = new Map<string, Bucket>()

  const makeRoom = (): void => {
    if (buckets.size < MOST_KEYS) return
    for (const key of buckets.keys()) if (buckets.size > MOST_KEYS - FORGOTTEN_AT_ONCE) buckets.delete(key)
  }

  const bucketOf = (key: string): Bucket => {
    let bucket = buckets.get(key)
    if (bucket) return bucket
    makeRoom()
    buckets.set(key, (bucket = createBucket(most / seconds, most, elapsed)))
    return bucket
  }

  return {
    take: (key) => bucketOf(key).take(),
    giveBack: (key) => buckets.get(key)?.giveBack(),
  }
}
