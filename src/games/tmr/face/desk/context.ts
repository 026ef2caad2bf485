import type { RefObject } from 'react'
import { type Play as HousePlay, type Kinds, tableHooks, useShell } from '../../../../house/play/index.ts'
import type { CellId, DreamerView, PlanQuestion, Prompt, TmrSpeech, View } from '../../rules/public.ts'
import type { BoardHandle } from '../board/engine.ts'
import type { Company } from '../words/told.ts'
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

/** Where the map is moved from beside it. */
export const useMapHandle = (): RefObject<BoardHandle | null> => useShell().handle as RefObject<BoardHandle | null>

/** The map moves to a cell that is spoken of beside it. */
export const useShowCell = (): ((cell: CellId) => void) => {
  const handle = useMapHandle()
  return (cell) => {
    handle.current?.centreOn(cell)
    handle.current?.pulse(cell)
  }
}
