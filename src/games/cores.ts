import type { Guest } from '../house/face/face.ts'
import { duel } from './duel/guest.ts'

/** Games of which the rules are here and the screens are not: scenario files play them, no page shows them. */
export const CORES: Readonly<Record<string, Pick<Guest, 'scenario'>>> = { duel }
