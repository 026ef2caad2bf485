import { type StoreApi, useStore } from 'zustand'
import { type BasePlay, usePlay as useHousePlay, usePlayStore as useHouseStore } from '../../../../house/play/index.ts'
import { useOwnSeat as useHouseSeat } from '../../../../house/seat/context.ts'
import type { Seat, SeatState } from '../../../../house/seat/seat.ts'
import type { Command, DreamerView, PlanQuestion, Prompt, TmrSpeech, View } from '../../rules/public.ts'
import type { Company } from '../words/refusalHere.ts'
import type { Desk } from './desk.ts'
import type { Reckoned } from './messages.ts'

export const useOwnSeat = (): Seat<TmrSpeech> => useHouseSeat() as Seat<TmrSpeech>
export const useSeat = <T>(select: (state: SeatState<TmrSpeech>) => T): T => useStore(useOwnSeat().store, select)

export const useCompany = (): Company => useSeat((state) => (state.connection === 'local' ? 'alone' : 'table'))

/** An earlier moment is shown: nothing is asked. */
export const usePast = (): boolean => useSeat((state) => state.replay !== null)

/** What every part of the play screen works with. */
export interface Play extends Pick<BasePlay, 'asked' | 'mayAct'> {
  readonly desk: StoreApi<Desk>
  readonly view: View
  readonly board: DreamerView
  readonly prompt: Prompt
  /** The odds of the whole journey for the spell picked; null: not asked, or not reckoned yet. */
  readonly question: PlanQuestion | null
  readonly reckoned: Reckoned | null
  readonly say: (command: Command) => void
}

export const usePlayStore = useHouseStore as unknown as () => StoreApi<Play>

/** What is picked of it. */
export const usePlay = <T>(select: (play: Play) => T): T => useHousePlay(select as unknown as (play: BasePlay) => T)

export const useDesk = <T>(select: (desk: Desk) => T): T => useStore(useStore(usePlayStore(), deskOf), select)
const deskOf = (play: Play): StoreApi<Desk> => play.desk
