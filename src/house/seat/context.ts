import { useStore } from 'zustand'
import { given } from '../ui/given.ts'
import type { Seat, SeatState } from './seat.ts'

/** The seat this person sits at. */
export const [SeatProvider, useOwnSeat] = given<Seat>('not at a seat')

export const useSeat = <T>(select: (state: SeatState) => T): T => useStore(useOwnSeat().store, select)
