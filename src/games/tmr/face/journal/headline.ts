import type { Told } from '../../rules/public.ts'

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

/** Which of the things told at once stands for all of them: the last that is no aside. */
export const headlineOf = (told: readonly Told[]): number => {
  const last = told.findLastIndex((one) => !isAside(one))
  return last < 0 ? told.length - 1 : last
}
