import type { DreamerView } from '../../games/tmr/rules/public.ts'
import type { DreamerCard } from './db.ts'

export const cardOf = ({ sheet, dream, phase, position, genre }: DreamerView): DreamerCard => ({
  name: sheet.name,
  reve: sheet.reve,
  dream,
  phase,
  position,
  genre,
})
