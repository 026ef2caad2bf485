import { HOURS, type Hour } from './clock.ts'
import type { ActiveEffect, EffectKey } from './effect.ts'
import { type Segment, type Stamina, trackOf } from './fatigue.ts'

const hourNumber = (hour: Hour): number => HOURS.indexOf(hour) + 1

/** AST-4: Serpent to Château Dormant. */
export const isStarlit = (hour: Hour): boolean => hourNumber(hour) >= hourNumber('serpent')

/** NIT-2: and Vaisseau. */
export const isNight = (hour: Hour): boolean => isStarlit(hour) || hour === 'vaisseau'

/** NIT-6: what one hour of sleep gives back: the last segment begun, and the one before if less than half of it is marked. */
export const sleptOff = (stamina: Stamina, marked: number, pinned: number): number => {
  const track = trackOf(stamina)
  let [start, at] = [0, 0]
  while (at < track.length - 1 && start + (track[at] as Segment).boxes < marked) {
    start += (track[at] as Segment).boxes
    at++
  }
  const begun = marked - start
  const short = begun * 2 < (track[at] as Segment).boxes && at > 0
  const down = short ? start - (track[at - 1] as Segment).boxes : start
  return Math.max(0, marked - Math.max(down, pinned))
}

/** NIT-4, TET-1, SOU-1: dream dice of an hour asleep; the second only if still below the seuil. */
export const dreamDice = ({ effects }: { readonly effects: readonly ActiveEffect[] }): 0 | 1 | 2 => {
  const has = (key: EffectKey): boolean => effects.some((effect) => effect.key === key)
  return has('no-dreaming') ? 0 : has('double-dream') ? 2 : 1
}

/** NIT-4: at the seuil or above, no die. */
export const stillDreams = ({ dream, seuil }: { readonly dream: number; readonly seuil: number }): boolean => dream < seuil

/** NIT-2: by day, a full segment marked and something to sleep off. */
export const isSleepy = (stamina: Stamina, marked: number, pinned: number): boolean =>
  marked >= (trackOf(stamina)[0] as Segment).boxes && marked > pinned

/** AST-2: what an hour does to a ritual, given the hour of birth and the number of the day. */
export const starsAt = (hour: Hour, birth: Hour, number: number): number => {
  const best = ((hourNumber(birth) + number - 1) % HOURS.length) + 1
  const apart = Math.abs(hourNumber(hour) - best)
  const away = Math.min(apart, HOURS.length - apart)
  return { 0: 4, 4: 2, 3: -2, 6: -4 }[away] ?? 0
}
