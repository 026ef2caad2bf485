import { type Role, roleKey } from '../../kit/roles.ts'
import { type Bucket, createBucket } from '../common/bucket.ts'

/** So much for each role, over all its connections: whether one more is within it. */
export const createRoleRates = (perSecond: number, burst: number, elapsed: () => number): ((role: Role) => boolean) => {
  const buckets = new Map<string, Bucket>()
  return (role) => {
    const key = roleKey(role)
    let bucket = buckets.get(key)
    if (!bucket) buckets.set(key, (bucket = createBucket(perSecond, burst, elapsed)))
    return bucket.take()
  }
}
