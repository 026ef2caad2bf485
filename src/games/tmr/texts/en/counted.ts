import { formatOf } from '../../../../house/texts/format.ts'

const { count } = formatOf('en')

/** English counts what is added or taken with a word before the noun: 3 more dream points. */
export const morePoints = (n: number): string => count(n, { one: 'more dream point', other: 'more dream points' })
export const fewerBoxes = (n: number): string => count(n, { one: 'fewer fatigue box', other: 'fewer fatigue boxes' })
