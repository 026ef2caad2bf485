import type { Voie } from '../dreamer/draconic.ts'
import { slotOf } from './land.ts'
import { masteryOf } from './mastery.ts'
import type { Met } from './question.ts'
import { type Spot, sheafOf } from './spot.ts'
import { readAt, type Tables } from './tables.ts'

/** ENC-15, SPE-3: life lost with this Tourbillon is lost already. */
export const certain = (tables: Tables, { kind, strength }: Met, dream: number, lostRounds = 0, named?: Voie) => {
  const endurance = { boxes: tables.boxes, life: tables.life - lostRounds }
  return masteryOf(tables.chances, kind, [{ points: strength, chance: 1 }], dream, endurance, named)
}

/** ENC-5: what is met on that cell by any way there; null: nothing waits on it. **Ruling:** reckoned so at each coming, although it is met once. */
export const waitsOn = ({ waiting }: Pick<Tables, 'waiting'>, cell: number): Met | null =>
  waiting && slotOf(waiting.cell) === cell ? waiting.met : null

/** What coming there is worth, its box marked; null: nothing waits there. */
export const metThere = (tables: Tables, spot: Spot, cell: number): number | null =>
  waitsOn(tables, cell) && readAt(tables, sheafOf(tables, spot).stepping, spot.boxes, spot.dream, cell)
