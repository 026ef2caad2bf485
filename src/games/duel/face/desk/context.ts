import { createContext, useContext } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { type Play as HousePlay, usePlay as useHousePlay, usePlayStore as useHouseStore } from '../../../../house/play/index.ts'
import { useOwnSeat as useHouseSeat } from '../../../../house/seat/context.ts'
import type { Seat, SeatState } from '../../../../house/seat/seat.ts'
import type { Command, Told, View } from '../../rules/public.ts'
import type { Desk } from './desk.ts'

/** What is said, seen and told at a seat of the duel. */
export interface DuelSpeech {
  readonly command: Command
  readonly view: View
  readonly told: Told
}

export const useOwnSeat = (): Seat<DuelSpeech> => useHouseSeat() as Seat<DuelSpeech>
export const useSeat = <T>(select: (state: SeatState<DuelSpeech>) => T): T => useStore(useOwnSeat().store, select)

/** What every part of the play screen works with. */
export interface Play extends HousePlay {
  readonly view: View
  readonly desk: StoreApi<Desk>
  /** As it counts at this moment. */
  readonly laid: Desk
  /** An earlier moment is shown. */
  readonly past: boolean
  /** What stands on the screen to be answered, as data; null: nothing. */
  readonly posed: string | null
  readonly say: (command: Command) => void
}

export const usePlayStore = useHouseStore as () => StoreApi<Play>
export const usePlay = useHousePlay as <T>(select: (play: Play) => T) => T

/** What is looked at closely: a card, or the used powers. */
export interface Looking {
  readonly at: { readonly kind: 'card'; readonly id: string; readonly why: string | null } | { readonly kind: 'used' } | null
}

const LookingContext = createContext<StoreApi<Looking> | null>(null)
export const LookingProvider = LookingContext

export const useLooking = (): StoreApi<Looking> => {
  const looking = useContext(LookingContext)
  if (!looking) throw new Error('outside a play screen')
  return looking
}
