import { type Remembered, remarksOn, type Situation } from '../../practice/index.ts'
import { makePlanner } from '../../rules/public.ts'
import type { RemarksTold, RemarksWanted } from './messages.ts'

/** Beside the page: what was reckoned for one decision serves the next. */
const planner = makePlanner()
const remembered: Remembered = new Map()

self.addEventListener('message', ({ data: { id, log, dreamer, spell, of } }: MessageEvent<RemarksWanted>) => {
  const told: RemarksTold = { id, remarks: remarksOn(planner, log as Situation, dreamer, spell, remembered, of) }
  self.postMessage(told)
})
