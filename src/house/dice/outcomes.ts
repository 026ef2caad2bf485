/** An outcome as a person with real dice looks it up. */
export interface NamedOutcome {
  readonly face: string
  readonly name: string
  /** The faces on which it comes; empty where it is drawn otherwise. */
  readonly range: string
  /** The key that says it, where it is drawn from a bag. */
  readonly letter?: string
}

/** So many are seen at once; of more one is looked up, or written. */
export const MOST_CHOICES = 8
