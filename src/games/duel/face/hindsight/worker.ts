import { reviewOf } from '../../practice/index.ts'
import type { ReviewTold, ReviewWanted } from './askReview.ts'

/** Beside the page: a look ahead takes its time. */
self.addEventListener('message', ({ data: { id, view, seat, made } }: MessageEvent<ReviewWanted>) => {
  const told: ReviewTold = { id, review: reviewOf(view, seat, made) }
  self.postMessage(told)
})
