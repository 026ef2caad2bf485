import { type CellId, type DreamerView, waitingAt } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** ENC-5: what is met for certain on a cell, and cannot be evaded again; null: nothing that is known of. */
export const waitsThere = (
  { encounters, ui }: Texts,
  board: Pick<DreamerView, 'waiting'>,
  cell: CellId | null,
): string | null => {
  const met = cell && waitingAt(board, cell)
  return met && ui.zones.waits({ name: encounters[met.kind].name, strength: met.strength })
}
