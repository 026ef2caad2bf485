import type { Guests } from '../house/face/face.ts'
import { duel } from './duel/guest.ts'
import { tmr } from './tmr/guest.ts'

/** The only list of games, by their ids; the first has the start screen. A new game is a line here and a folder of its own. */
export const GAMES: Guests = { tmr, duel }
