/** Dice to be seen falling: how many sides, what they show, and what a roll had to stay under. */
export interface Roll {
  readonly sides: number
  readonly face: number
  readonly chance: number | null
  readonly passed: boolean | null
}
