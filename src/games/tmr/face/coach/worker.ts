import type { Logged } from '../../../../house/seat/link.ts'
import { type Remark, type Remembered, remarksOn, type Situation } from '../../practice/index.ts'
import { makePlanner } from '../../rules/public.ts'

export interface RemarksWanted {
  readonly id: number
  readonly log: Logged
  readonly dreamer: string
  /** What the journey is for; null: nothing is weighed but finding oneself. */
  readonly spell: string | null
  /** Absent: the last journey of the log. */
  readonly of?: 'whole'
}

export interface RemarksTold {
  readonly id: number
  readonly remarks: readonly Remark[]
}

/** Beside the page: what was reckoned for one decision serves the next. */
const planner = makePlanner()
const remembered: Remembered = new Map()

self.addEventListener('message', ({ data: { id, log, dreamer, spell, of } }: MessageEvent<RemarksWanted>) => {
  const told: RemarksTold = { id, remarks: remarksOn(planner, log as Situation, dreamer, spell, remembered, of) }
  self.postMessage(told)
})
