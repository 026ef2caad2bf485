/** The twelve hours of a day, in order. */
export const HOURS = [
  'vaisseau',
  'sirene',
  'faucon',
  'couronne',
  'dragon',
  'epees',
  'lyre',
  'serpent',
  'poisson-acrobate',
  'araignee',
  'roseau',
  'chateau-dormant',
] as const

export type Hour = (typeof HOURS)[number]

export interface Moment {
  readonly day: number
  readonly hour: Hour
}

const ordinal = ({ day, hour }: Moment): number => day * HOURS.length + HOURS.indexOf(hour)

export const later = (from: Moment, hours: number): Moment => {
  const at = ordinal(from) + hours
  return { day: Math.floor(at / HOURS.length), hour: HOURS[at % HOURS.length] as Hour }
}

/** How many hours lie between; below zero where the second comes first. */
export const hoursBetween = (from: Moment, to: Moment): number => ordinal(to) - ordinal(from)

/** ENC-5: what was met at an hour waits until the end of the next same hour. */
export const sameHourTomorrow = (now: Moment): Moment => ({ day: now.day + 1, hour: now.hour })

export const isOver = (until: Moment, now: Moment): boolean => hoursBetween(until, now) > 0
