import { masteryOf } from '../dreamer/mastery.ts'
import type { DreamerView } from '../view.ts'
import { type Odds, oddsOf } from './choice.ts'

/** ENC-4, WET-1: RÊVE against a strength, as the dreamer is now. */
export const mastering = (board: DreamerView, strength: number): Odds =>
  oddsOf(masteryOf({ dream: board.dream, draconic: board.sheet.draconic, malus: board.malus }, strength))
