import { GAMES as SHIPPED } from '../../src/games/index.ts'
import type { Guests } from '../../src/house/face/face.ts'
import { cups } from './cups/guest.ts'
import { heap } from './heap/guest.ts'
import { stones } from './stones/guest.ts'

/** The shipped list with three toys beside it. */
export const GAMES: Guests = { ...SHIPPED, cups, stones, heap }
