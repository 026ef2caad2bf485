import { createContext, useContext, useLayoutEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { useOwnSeat as useHouseSeat } from '../../../../house/seat/context.ts'
import type { Seat, SeatState, Slot } from '../../../../house/seat/seat.ts'
import type { Command, DreamerView, PlanQuestion, Prompt, TmrSpeech, View } from '../../rules/public.ts'
import type { Company } from '../words/refusalHere.ts'
import type { Desk } from './desk.ts'
import type { Reckoned } from './messages.ts'

export const useOwnSeat = (): Seat<TmrSpeech> => useHouseSeat() as Seat<TmrSpeech>
export const useSeat = <T>(select: (state: SeatState<TmrSpeech>) => T): T => useStore(useOwnSeat().store, select)

export const useCompany = (): Company => useSeat((state) => (state.connection === 'local' ? 'alone' : 'table'))

/** An earlier moment is shown: nothing is asked. */
export const usePast = (): boolean => useSeat((state) => state.replay !== null)

/** Tells the seat what stands on the screen: nothing else can be answered. */
export const usePosed = (slot: Slot, question: unknown): void => {
  const seat = useOwnSeat()
  useLayoutEffect(() => seat.pose(slot, question), [seat, slot, question])
}

/** What every part of the play screen works with. */
export interface Play {
  readonly desk: StoreApi<Desk>
  readonly view: View
  readonly board: DreamerView
  readonly prompt: Prompt
  /** The odds of the whole journey for the spell picked; null: not asked, or not reckoned yet. */
  readonly question: PlanQuestion | null
  readonly reckoned: Reckoned | null
  /** Whether what is asked is for this person to answer, now or in a moment. */
  readonly asked: boolean
  /** Whether this person may answer now. */
  readonly mayAct: boolean
  readonly say: (command: Command) => void
}

const PlayContext = createContext<Play | null>(null)
export const PlayProvider = PlayContext

export const usePlay = (): Play => {
  const play = useContext(PlayContext)
  if (!play) throw new Error('outside a play screen')
  return play
}

export const useDesk = <T>(select: (desk: Desk) => T): T => useStore(usePlay().desk, select)
