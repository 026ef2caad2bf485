import type { KnownRoll, RollKind } from './chances.ts'

/** How much a roll matters to a journey, in whole parts: a cast is what one went up for. */
const WEIGHTS: Readonly<Record<RollKind, number>> = {
  quiet: 1,
  mastery: 2,
  water: 2,
  cast: 3,
  resistance: 2,
  repression: 2,
  will: 1,
  sight: 1,
  dream: 1,
  loss: 2,
  study: 1,
}

/** The chance of each sum of weights, from 0: one roll after the other, exactly. */
const exactly = (rolls: readonly KnownRoll[]): readonly number[] => {
  let chances = [1]
  for (const { kind, chance } of rolls) {
    const weight = WEIGHTS[kind]
    const next = new Array<number>(chances.length + weight).fill(0)
    for (const [sum, share] of chances.entries()) {
      next[sum] = (next[sum] as number) + share * (1 - chance)
      next[sum + weight] = (next[sum + weight] as number) + share * chance
    }
    chances = next
  }
  return chances
}

/** So many rolls are beyond exact reckoning at once, and beyond any doubt about their shape. */
const MOST_EXACT = 1500

/** The normal law of the same mean and spread, each sum with its share of it. */
const nearly = (rolls: readonly KnownRoll[]): readonly number[] => {
  const [mean, spread] = [total(rolls.map(({ kind, chance }) => WEIGHTS[kind] * chance)), spreadOf(rolls)]
  const sums = total(rolls.map(({ kind }) => WEIGHTS[kind])) + 1
  const heights = Array.from({ length: sums }, (_, sum) => Math.exp(-0.5 * ((sum - mean) / spread) ** 2))
  const all = total(heights)
  return heights.map((height) => height / all)
}

export const distributionOf = (rolls: readonly KnownRoll[]): readonly number[] =>
  rolls.length > MOST_EXACT ? nearly(rolls) : exactly(rolls)

/** Said from the side on which the dice fell; `usual` where half of all journeys are as far off. */
export type Verdict = 'none' | 'usual' | 'lucky' | 'very-lucky' | 'unlucky' | 'very-unlucky'

export interface Luck {
  readonly rolls: number
  readonly favoured: number
  readonly expected: number
  /** Weights won, and those expected. */
  readonly won: number
  readonly wonExpected: number
  /** Of the weights won. */
  readonly variance: number
  /** Standard deviations from the expected. */
  readonly surprise: number
  /** The chance of a luck at least this good, and at least this bad, 0 to 1; both hold the result itself. */
  readonly atLeast: number
  readonly atMost: number
  /** The chance of being this far off on either side. */
  readonly twoSided: number
  readonly verdict: Verdict
  /** For the plot. */
  readonly distribution: readonly number[]
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const VERY = 0.05
const SOMEWHAT = 0.25

const verdictOf = (rolls: number, atLeast: number, atMost: number): Verdict => {
  if (rolls === 0) return 'none'
  if (atLeast <= VERY) return 'very-lucky'
  if (atMost <= VERY) return 'very-unlucky'
  if (atLeast <= SOMEWHAT) return 'lucky'
  return atMost <= SOMEWHAT ? 'unlucky' : 'usual'
}

const spreadOf = (rolls: readonly KnownRoll[]): number =>
  Math.sqrt(total(rolls.map(({ kind, chance }) => WEIGHTS[kind] ** 2 * chance * (1 - chance))))

/** How far the dice of these rolls were from their expectation, over one journey or many. */
export const luckOf = (rolls: readonly KnownRoll[]): Luck => {
  const distribution = distributionOf(rolls)
  const won = total(rolls.map(({ kind, favoured }) => (favoured ? WEIGHTS[kind] : 0)))
  const wonExpected = total(rolls.map(({ kind, chance }) => WEIGHTS[kind] * chance))
  const spread = spreadOf(rolls)
  const atLeast = Math.min(1, total(distribution.slice(won)))
  const atMost = Math.min(1, total(distribution.slice(0, won + 1)))
  return {
    ...{ rolls: rolls.length, favoured: rolls.filter(({ favoured }) => favoured).length },
    expected: total(rolls.map(({ chance }) => chance)),
    ...{ won, wonExpected, variance: spread ** 2, surprise: spread > 0 ? (won - wonExpected) / spread : 0 },
    ...{ atLeast, atMost, twoSided: Math.min(1, 2 * Math.min(atLeast, atMost)) },
    verdict: verdictOf(rolls.length, atLeast, atMost),
    distribution,
  }
}
