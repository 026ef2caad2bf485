import type { Call } from './calls.ts'
import { bell, sound } from './voices.ts'

/** Calls whoever looks elsewhere: two soft tones, a fifth apart. */
const CHIME = [bell(392, 0, 0.5), bell(588, 0.16, 0.7)]
const LOUD = 0.11

const BUZZ_MS = [60, 80, 60]

/** Not every machine can. */
export const canBuzz = (): boolean => typeof globalThis.navigator?.vibrate === 'function'

export const callAs = (how: Call): void => {
  if (how === 'sound') sound(CHIME, LOUD)
  if (how === 'buzz' && canBuzz()) navigator.vibrate(BUZZ_MS)
}
