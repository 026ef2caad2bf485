import { expect, test } from 'vitest'
import { createBucket } from './bucket.ts'

test('so many at once, then so many a second', () => {
  let at = 0
  const bucket = createBucket(2, 3, () => at)
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
  at = 500
  expect([bucket.take(), bucket.take()]).toEqual([true, false])
  bucket.giveBack()
  expect([bucket.take(), bucket.take()]).toEqual([true, false])
})
