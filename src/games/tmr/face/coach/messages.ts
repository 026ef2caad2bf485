import type { Logged } from '../../../../house/seat/link.ts'
import type { Remark } from '../../practice/index.ts'

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
