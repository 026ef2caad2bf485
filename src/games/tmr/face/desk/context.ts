import { type Play as HousePlay, type Kinds, tableHooks } from '../../../../house/play/index.ts'
import type { DreamerView, PlanQuestion, Prompt, TmrSpeech, View } from '../../rules/public.ts'
import type { Company } from '../words/refusalHere.ts'
import type { Desk } from './desk.ts'
import type { Reckoned } from './messages.ts'

/** The board in sight, as every part of the play screen works with it. */
export interface BoardMoment {
  /** With the names of its dreamers told apart. */
  readonly view: View
  readonly board: DreamerView
  readonly prompt: Prompt
  /** The odds of the whole journey for the spell picked; null: not asked, or not reckoned yet. */
  readonly question: PlanQuestion | null
  readonly reckoned: Reckoned | null
}

/** What the table of the Terres Médianes speaks of, as far as every part of it knows. */
export interface BoardKinds extends Kinds {
  readonly speech: TmrSpeech
  readonly desk: Desk
  readonly moment: BoardMoment
}

export type Play = HousePlay<BoardKinds>

export const { useOwnSeat, useSeat, usePlayStore, usePlay, useDesk } = tableHooks<BoardKinds>()

export const useCompany = (): Company => useSeat((state) => (state.connection === 'local' ? 'alone' : 'table'))

/** An earlier moment is shown: nothing is asked. */
export const usePast = (): boolean => useSeat((state) => state.replay !== null)
