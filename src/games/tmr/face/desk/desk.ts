import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CellId, Direction } from '../../rules/public.ts'

/** What lies on this person's desk and concerns nobody else: what they point at, pick and have open. */
export interface Desk {
  /** The spell whose lands are lit. */
  readonly spell: string | null
  /** The cell picked for a service. */
  readonly target: CellId | null
  /** HID-5: the path being said to a Passeur or Messager. */
  readonly path: readonly Direction[]
  /** The way marked by the arrow keys. */
  readonly way: Direction | null
  /** The cell told about beside the board. */
  readonly told: CellId | null
  /** CAST: the spell whose form is open in place of the question. */
  readonly casting: string | null
}

export const EMPTY_DESK: Desk = { spell: null, target: null, path: [], way: null, told: null, casting: null }

export const createDesk = (): StoreApi<Desk> => createStore<Desk>(() => EMPTY_DESK)
