import { chanceOf, reviewOf } from '../../practice/index.ts'
import type { ChanceWanted, ReviewWanted } from './hindsight.ts'

/** Beside the page: a look ahead takes its time. */
self.addEventListener('message', ({ data }: MessageEvent<ReviewWanted | ChanceWanted>) =>
  self.postMessage('made' in data ? reviewOf(data.view, data.seat, data.made) : chanceOf(data.view, data.seat)),
)
