import { useLayoutEffect } from 'react'
import { useOwnSeat } from '../seat/context.ts'
import type { Slot } from '../seat/seat.ts'

/** Tells the seat what stands on the screen: nothing else can be answered. */
export const usePosed = (slot: Slot, question: unknown): void => {
  const seat = useOwnSeat()
  useLayoutEffect(() => seat.pose(slot, question), [seat, slot, question])
}
