import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Seat, SeatState } from './seat.ts'

const SeatContext = createContext<Seat | null>(null)
export const SeatProvider = SeatContext

/** The seat this person sits at. */
export const useOwnSeat = (): Seat => {
  const seat = useContext(SeatContext)
  if (!seat) throw new Error('not at a seat')
  return seat
}

export const useSeat = <T>(select: (state: SeatState) => T): T => useStore(useOwnSeat().store, select)
