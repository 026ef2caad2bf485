/** A die thrown: how many sides, what it shows, and what it had to stay under. */
export interface FallingDie {
  readonly kind: 'die'
  readonly sides: number
  readonly face: number
  readonly chance: number | null
  readonly passed: boolean | null
  /** Whose roll it was, where it is not one's own: what a target fails is good for whoever cast. */
  readonly of?: 'target'
}

/** Whether it went as whoever acts would have it; null: it was neither. */
export const isGood = ({ passed, of }: FallingDie): boolean | null => (passed === null ? null : passed === (of === undefined))

/** A stone out of a bag; its mark tells it apart without the colour. */
export interface FallingStone {
  readonly kind: 'stone'
  readonly colour: 'white' | 'black'
}

/** A card turned up; null: it stays face down. */
export interface FallingCard {
  readonly kind: 'card'
  readonly name: string | null
}

export interface FallingLot {
  readonly kind: 'lot'
  readonly drawn: string
}

export type Falling = FallingDie | FallingStone | FallingCard | FallingLot
