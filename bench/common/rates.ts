import type { Spent } from './figures.ts'

/** A row of figures: what, by the clock, by processor time. */
export const print = (what: string, wall: string, processor: string): void =>
  console.log(`${what.padEnd(56)}${wall.padStart(14)}${processor.padStart(18)}`)

const perSecond = (count: number, ms: number): string => Math.round((count / ms) * 1000).toLocaleString('en')

export const rate = (what: string, { wall, processor }: Spent, count: number): void =>
  print(what, perSecond(count, wall), perSecond(count, processor))
