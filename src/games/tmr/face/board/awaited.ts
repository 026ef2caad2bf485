import { type CellId, isCellId } from '../../rules/public.ts'
import type { Marks } from './types.ts'

/** The cells a tap may answer with. */
export const awaited = ({ legalMoves, targets, choices, mist }: Marks): ReadonlySet<CellId> =>
  new Set([
    ...(legalMoves ?? []).map(({ cell }) => cell).filter(isCellId),
    ...(targets ?? []),
    ...(choices ?? []),
    ...(targets || legalMoves ? [] : (mist?.candidates ?? []).map(({ cell }) => cell)),
  ])
