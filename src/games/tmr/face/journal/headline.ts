import type { Told } from '../../rules/public.ts'
import { isGreat, momentIn } from './moment.ts'

/** What follows from the deed just told, and would hide it where there is room for one line. */
const isAside = (told: Told): boolean => {
  if (told.dreamer === null) return false
  const { what } = told
  switch (what.type) {
    case 'fatigued':
      return what.why === 'meditation'
    case 'bonusWon':
      return true
    case 'cameDown':
      return what.why === 'read' || what.why === 'synthesis'
    default:
      return false
  }
}

/** It is felt: its words come first. */
export const isGreatThing = (told: Told): boolean => told.dreamer !== null && isGreat(momentIn(told.what))

/** Which of the things told at once stands for all of them: what is great, or else the last that is no aside. */
export const headlineOf = (told: readonly Told[]): number => {
  const great = told.findLastIndex(isGreatThing)
  if (great >= 0) return great
  const last = told.findLastIndex((one) => !isAside(one))
  return last < 0 ? told.length - 1 : last
}
