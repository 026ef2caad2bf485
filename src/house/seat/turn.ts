import type { SeatState } from './seat.ts'
import type { Speech } from './speech.ts'

/** Whether the game goes on only with an answer of that seat, from what the seat sees; null: of the gardien. */
export type SeatAsks<S extends Speech = Speech> = (view: S['view'], seat: string | null) => boolean

type Known = Pick<SeatState, 'role' | 'view' | 'entering' | 'waitsForDice'>

/** Whether the table waits for whoever sits here: for an answer, or for a die of their own. */
export const isAwaited = (asks: SeatAsks | undefined, { role, view, entering, waitsForDice }: Known): boolean => {
  if (entering) return true
  if (role.kind === 'spectateur' || view === null || waitsForDice) return false
  return asks?.(view, role.kind === 'gardien' ? null : role.seat) ?? false
}
