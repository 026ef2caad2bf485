import { useMemo } from 'react'
import { useSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import { labelsOf } from './names.ts'

const NOBODY: readonly SeatInfo[] = []

/** What the character of a seat is called at this table, told from the others; `otherwise` where there is no such table. */
export const useLabels = (): ((seat: string, otherwise: string) => string) => {
  const seats = useSeat((state) => state.table?.seats ?? NOBODY)
  return useMemo(() => {
    const labels = labelsOf(seats)
    return (seat, otherwise) => labels.get(seat) ?? otherwise
  }, [seats])
}
