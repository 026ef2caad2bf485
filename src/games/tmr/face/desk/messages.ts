import type { Course, Mode, PlanQuestion } from '../../rules/public.ts'

/** The prudent course comes first; the hopeful chance and the other mode are not waited for. */
export type PlanWish = 'course' | 'hopeful' | 'otherMode'

export interface PlanRequest {
  readonly id: number
  readonly question: PlanQuestion
  readonly wish: PlanWish
}

/** What the other mode would give, while it can still be chosen. */
export interface OtherMode {
  readonly mode: Mode
  readonly prudent: number
}

/** The prudent figure and the best play for it. */
export interface Prospect extends Omit<Course, 'chance'> {
  readonly prudent: number
}

export interface Reckoned {
  readonly plan: Prospect
  /** Null: not reckoned yet. */
  readonly hopeful: number | null
  readonly otherMode: OtherMode | null
}

export interface PlanAnswer {
  readonly id: number
  readonly part: Partial<Reckoned>
}
