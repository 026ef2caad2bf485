import type { Figure, Plan, PlanQuestion } from '../../tmr/public.ts'

export interface PlanRequest {
  readonly id: number
  readonly question: PlanQuestion
  readonly figure: Figure
}

export interface PlanAnswer {
  readonly id: number
  readonly plan: Plan
}
