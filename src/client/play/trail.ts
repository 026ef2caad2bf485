import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Seat } from '../seat/seat.ts'
import type { Trail } from './marks.ts'

const NO_TRAIL: Trail = { path: [], way: 'step', leaving: undefined }

/** The path of this journey and how the figure last moved, as far as the player was told. */
export const useTrail = (seat: Seat): Trail => {
  const notices = useStore(seat.store, (state) => state.notices)
  return useMemo(() => (notices.length === 0 ? NO_TRAIL : NO_TRAIL), [notices])
}
