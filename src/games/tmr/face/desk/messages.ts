import type { Advice, LostAsked, LostWay, Mode, Outlook, PlanProspect, Wanted } from '../../rules/public.ts'

/** The prudent figure comes first, then what to do; the hopeful one, how journeys end and the other mode are not waited for. */
export type PlanWish = 'prospect' | 'advice' | 'hopeful' | 'outlook' | 'otherMode'

export interface PlanRequest {
  readonly id: number
  readonly wanted: Wanted
  readonly wish: PlanWish
}

/** HID-3: what the ways of a lost dreamer are worth. */
export interface WaysRequest {
  readonly id: number
  readonly lost: LostAsked
}

/** Nobody waits for these any more. */
export interface PlanLetGo {
  readonly letGo: readonly number[]
}

/** What the other mode would give, while it can still be chosen. */
export interface OtherMode {
  readonly mode: Mode
  readonly prudent: number
}

/** The prudent figure and the best play for it. */
export interface Prospect extends Omit<PlanProspect, 'chance'> {
  readonly prudent: number
}

export interface Reckoned {
  readonly plan: Prospect
  /** Null: not reckoned yet. */
  readonly advice: Advice | null
  readonly outlook: Outlook | null
  readonly hopeful: number | null
  readonly otherMode: OtherMode | null
}

export interface PlanAnswer {
  readonly id: number
  readonly part: Partial<Reckoned>
}

export interface WaysAnswer {
  readonly id: number
  readonly ways: readonly LostWay[]
}
