import type { Guest, Guests } from '../house/face/face.ts'
import { duel } from './duel/guest.ts'
import { tmr } from './tmr/guest.ts'

/** The only list of games, by their ids; the first has the start screen. A new game is a line here and a folder of its own. */
export const GAMES: Guests = { tmr }

/** Games of which the rules are here and the screens are not: scenario files play them, no page shows them. */
export const CORES: Readonly<Record<string, Pick<Guest, 'scenario'>>> = { duel }
