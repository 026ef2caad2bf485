import { reviewOf } from '../../practice/index.ts'
import type { ReviewWanted } from './askReview.ts'

/** Beside the page: a look ahead takes its time. */
self.addEventListener('message', ({ data: { view, seat, made } }: MessageEvent<ReviewWanted>) =>
  self.postMessage(reviewOf(view, seat, made)),
)
