import type { Format } from '../../../../house/texts/index.ts'
import { type CellId, type DreamerView, type StepChoice, waitingAt } from '../../rules/public.ts'
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

/** What a step meets, costs and asks beyond the usual, each in words: what waits there first. */
export const risksOf = (
  { texts, format }: { readonly texts: Texts; readonly format: Format },
  board: Pick<DreamerView, 'waiting'>,
  { to, asks, toll }: StepChoice,
): readonly string[] => {
  const { zones, costs } = texts.ui
  const waits = waitsThere(texts, board, to)
  return [
    ...(waits ? [waits] : []),
    ...(toll > 0 ? [zones.toll({ cost: costs.dream({ points: toll }) })] : []),
    ...asks.map(({ kind, chance }) => zones.asks[kind]({ chance: format.percent(chance) })),
  ]
}
