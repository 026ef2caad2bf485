/** How journeys end, and what they cost, summed over all of them. */
export interface Ends {
  readonly success: number
  readonly out: number
  readonly lost: number
  readonly asleep: number
  /** At least one of them. */
  readonly souffle: number
  readonly queue: number
  readonly rounds: number
  readonly fatigue: number
  /** Dream points left where it succeeds; null where it cannot. */
  readonly dreamLeft: number | null
}

export type Tally = { -readonly [Key in keyof Omit<Ends, 'dreamLeft' | 'queue'>]: number } & {
  /** Ended without a queue, and in all. */
  clear: number
  ended: number
  dreamOfSuccess: number
}

export const newTally = (): Tally => ({
  ...{ success: 0, out: 0, lost: 0, asleep: 0, souffle: 0, rounds: 0, fatigue: 0 },
  ...{ clear: 0, ended: 0, dreamOfSuccess: 0 },
})

/** In parts of the journeys followed to their end. */
export const endsOf = (tally: Tally): Ends => {
  const part = (amount: number): number => (tally.ended > 0 ? amount / tally.ended : 0)
  return {
    ...{ success: part(tally.success), out: part(tally.out), lost: part(tally.lost), asleep: part(tally.asleep) },
    ...{ souffle: part(tally.souffle), queue: part(Math.max(0, tally.ended - tally.clear)) },
    ...{ rounds: part(tally.rounds), fatigue: part(tally.fatigue) },
    dreamLeft: tally.success > 0 ? tally.dreamOfSuccess / tally.success : null,
  }
}
