import {
  type JourneyDone,
  type JourneyKept,
  journeysIn,
  type Luck,
  luckOf,
  type PracticeRecord,
} from '../../../practice/index.ts'

export type Listed = JourneyDone & { readonly kept: JourneyKept }

/** Older records know no way: those journeys are counted, and not listed. */
const isListed = (journey: JourneyDone): journey is Listed => journey.kept !== undefined

export const listedIn = (record: PracticeRecord): readonly Listed[] => journeysIn(record).filter(isListed)

/** The dice of the journey itself, without the night before it. */
export const ownLuck = ({ rolls, kept }: Listed): Luck => luckOf(rolls.slice(rolls.length - kept.own))
