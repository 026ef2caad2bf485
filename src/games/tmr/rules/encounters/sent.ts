import type { CellId } from '../map/map.ts'
import type { Dreamer, DreamerId } from '../state.ts'
import type { OrdinaryKind } from './kinds.ts'

/** What the gardien has sent to a dreamer and is not met yet. */
export interface Sent {
  readonly to: DreamerId
  /** Where it lies; null: it comes wherever the dreamer next would roll 1d7. */
  readonly cell: CellId | null
  readonly kind: OrdinaryKind
  readonly strength: number
}

/** The others: of one dreamer there is one a cell, and one that comes anywhere. */
export const notSent = (sent: readonly Sent[], to: DreamerId, cell: CellId | null): readonly Sent[] =>
  sent.filter((one) => one.to !== to || one.cell !== cell)

/** What lies on the cell comes before what may come anywhere. */
export const sentTo = (sent: readonly Sent[], { id, position }: Pick<Dreamer, 'id' | 'position'>): Sent | null => {
  const theirs = sent.filter(({ to }) => to === id)
  return theirs.find(({ cell }) => cell === position) ?? theirs.find(({ cell }) => cell === null) ?? null
}
