import { createTurnstile } from './turnstile.ts'

/** Where more wait than that, more are let on at once. */
const CROWD = 50

/** Whoever asks at a door, opens a line, or says on one what is not said every day: whoever plays waits for one of them at a time. */
export const comeIn = createTurnstile(CROWD)
