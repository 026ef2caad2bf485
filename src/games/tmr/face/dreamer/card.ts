import type { DreamerCard } from '../../../../house/library/db.ts'
import type { DreamerView } from '../../rules/public.ts'

export const cardOf = ({ sheet, dream, phase, position, genre }: DreamerView): DreamerCard => ({
  name: sheet.name,
  reve: sheet.reve,
  dream,
  phase,
  position,
  genre,
})
