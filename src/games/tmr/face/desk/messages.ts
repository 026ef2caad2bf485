import type { Figure, Mode, Plan, PlanFigures, PlanQuestion } from '../../rules/public.ts'

export interface PlanRequest {
  readonly id: number
  readonly question: PlanQuestion
  readonly figure: Figure
}

/** What the other mode would give, while it can still be chosen. */
export interface OtherMode extends PlanFigures {
  readonly mode: Mode
}

export interface Reckoned {
  readonly plan: Plan
  readonly otherMode: OtherMode | null
}

export interface PlanAnswer extends Reckoned {
  readonly id: number
}
