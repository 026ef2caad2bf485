import { useStore } from 'zustand'
import type { Seat } from '../seat/seat.ts'

export const PlayScreen = ({ seat }: { readonly seat: Seat }) => (
  <main>{useStore(seat.store, (state) => state.view?.boards[0]?.phase)}</main>
)
