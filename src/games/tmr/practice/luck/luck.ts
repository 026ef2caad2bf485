import type { KnownRoll } from './chances.ts'

/** The chance of each number of rolls going well, from 0: one roll after the other, exactly. */
const exactly = (rolls: readonly KnownRoll[]): readonly number[] => {
  let chances = [1]
  for (const { chance } of rolls) {
    const next = new Array<number>(chances.length + 1).fill(0)
    for (const [count, share] of chances.entries()) {
      next[count] = (next[count] as number) + share * (1 - chance)
      next[count + 1] = (next[count + 1] as number) + share * chance
    }
    chances = next
  }
  return chances
}

/** So many rolls are beyond exact reckoning at once, and beyond any doubt about their shape. */
const MOST_EXACT = 1500

/** The normal law of the same mean and spread, each number with its share of it. */
const nearly = (rolls: readonly KnownRoll[]): readonly number[] => {
  const [mean, spread] = [expectedOf(rolls), Math.sqrt(varianceOf(rolls))]
  const heights = Array.from({ length: rolls.length + 1 }, (_, count) => Math.exp(-0.5 * ((count - mean) / spread) ** 2))
  const all = total(heights)
  return heights.map((height) => height / all)
}

export const distributionOf = (rolls: readonly KnownRoll[]): readonly number[] =>
  rolls.length > MOST_EXACT ? nearly(rolls) : exactly(rolls)

/** Said from the side on which the dice fell; `usual` where half of all journeys are as far off. */
export type Verdict = 'none' | 'usual' | 'lucky' | 'very-lucky' | 'unlucky' | 'very-unlucky'

/** Every figure counts rolls, each for one: told beside one another, they never disagree. */
export interface Luck {
  readonly rolls: number
  readonly favoured: number
  readonly expected: number
  /** Of the rolls favoured. */
  readonly variance: number
  /** Standard deviations from the expected. */
  readonly surprise: number
  /** The chance of as many rolls favoured or more, and of as many or fewer, 0 to 1; both hold the result itself. */
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

const expectedOf = (rolls: readonly KnownRoll[]): number => total(rolls.map(({ chance }) => chance))

const varianceOf = (rolls: readonly KnownRoll[]): number => total(rolls.map(({ chance }) => chance * (1 - chance)))

/** How far the dice of these rolls were from their expectation, over one journey or many. */
export const luckOf = (rolls: readonly KnownRoll[]): Luck => {
  const distribution = distributionOf(rolls)
  const favoured = rolls.filter((roll) => roll.favoured).length
  const [expected, variance] = [expectedOf(rolls), varianceOf(rolls)]
  const atLeast = Math.min(1, total(distribution.slice(favoured)))
  const atMost = Math.min(1, total(distribution.slice(0, favoured + 1)))
  return {
    ...{ rolls: rolls.length, favoured, expected, variance },
    surprise: variance > 0 ? (favoured - expected) / Math.sqrt(variance) : 0,
    ...{ atLeast, atMost, twoSided: Math.min(1, 2 * Math.min(atLeast, atMost)) },
    verdict: verdictOf(rolls.length, atLeast, atMost),
    distribution,
  }
}
