import { type CellId, isCellId } from '../../rules/public.ts'
import type { Marks } from './types.ts'

/** Where all the land is, none of it stands out. */
const MOST = 90

/** Those that are offered among others. */
export const offeredIn = (marks: Marks): readonly CellId[] => {
  const cells = [...awaited(marks)]
  return cells.length > MOST ? [] : cells
}

/** The cells a tap may answer with. */
export const awaited = ({ legalMoves, targets, choices, mist }: Marks): ReadonlySet<CellId> =>
  new Set([
    ...(legalMoves ?? []).map(({ cell }) => cell).filter(isCellId),
    ...(targets ?? []),
    ...(choices ?? []),
    ...(targets || legalMoves ? [] : (mist?.candidates ?? []).map(({ cell }) => cell)),
  ])
