import type { Review } from '../../practice/index.ts'
import type { Command, View } from '../../rules/public.ts'

export interface ReviewWanted {
  readonly id: number
  readonly view: View
  readonly seat: string
  readonly made: Command
}

export interface ReviewTold {
  readonly id: number
  readonly review: Review | null
}
