import type { Drill, DrillKind, Evening, Expectation } from '../../../practice/index.ts'

/** What the worker of practice can be asked. */
export type Wish =
  | {
      readonly kind: 'near'
      readonly rating: number
      readonly seed: number
      readonly kinds: readonly DrillKind[]
      /** By theme: answers given shortly before. */
      readonly lately: Readonly<Partial<Record<DrillKind, readonly string[]>>>
    }
  | { readonly kind: 'drill'; readonly of: DrillKind; readonly seed: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'evening'; readonly evening: Evening; readonly nights: number }

export interface Reckoned {
  readonly near: Drill | null
  readonly drill: Drill | null
  readonly day: Drill | null
  readonly evening: Expectation
}

export interface Request {
  readonly id: number
  readonly wish: Wish
}

/** `done`: how much of it, 0 to 1, before the answer is there. */
export type Reply =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Reckoned[keyof Reckoned] }
