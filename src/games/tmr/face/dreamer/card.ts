import type { GameCard } from '../../../../house/face/face.ts'
import type { CellId, DreamerView, Genre, Look, Phase } from '../../rules/public.ts'
import { lookIn } from '../words/lookIn.ts'

/** What the shelf shows of a dreamer. */
export interface DreamerCard extends GameCard {
  readonly reve: number
  readonly dream: number
  readonly phase: Phase
  /** Null while lost. */
  readonly position: CellId | null
  readonly genre: Genre
  /** Absent on cards of before. */
  readonly look?: Look
}

export const cardOf = ({ sheet, dream, phase, position, genre }: DreamerView): DreamerCard => ({
  name: sheet.name,
  reve: sheet.reve,
  dream,
  phase,
  position,
  genre,
  look: lookIn(sheet),
})
