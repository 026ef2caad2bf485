import { useMemo } from 'react'
import { useShell } from '../../../../house/play/index.ts'
import { CELL_IDS, type CellId, choosableCells, type DreamerView, groundOf, type OrdinaryKind } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from './context.ts'
import { choosingOn } from './desk.ts'

/** A cell asked for by what this person began: marked on the map or in the list, then confirmed. */
export type Choosing =
  /** TET-4, TET-8, TET-9: of an effect, by its number. */
  | { readonly kind: 'effect'; readonly effect: number }
  /** MAP-5, DRM-2: the gardien puts the demi-rêve there. */
  | { readonly kind: 'place'; readonly hidden: boolean }
  /** ENC-1: the gardien lays an encounter there. */
  | { readonly kind: 'send'; readonly encounter: OrdinaryKind }
  /** The gardien notes something of it. */
  | { readonly kind: 'note' }

const existing = ({ effects }: Pick<DreamerView, 'effects'>): readonly CellId[] => CELL_IDS.filter(groundOf(effects).exists)

const cellsOfEffect = (board: Pick<DreamerView, 'effects'>, n: number): readonly CellId[] => {
  const effect = board.effects.find((one) => one.n === n)
  const fits = effect && choosableCells(effect)
  return fits ? existing(board).filter(fits) : []
}

/** The cells open to the choice under way; none: no choice is. */
export const choosableNow = (board: Pick<DreamerView, 'effects'>, choosing: Choosing | null): readonly CellId[] => {
  switch (choosing?.kind) {
    case undefined:
      return []
    case 'effect':
      return cellsOfEffect(board, choosing.effect)
    case 'place':
      return existing(board)
    case 'send':
    case 'note':
      return CELL_IDS
    default:
      return choosing satisfies never
  }
}

/** Begins the choice of a cell, with one that was marked by it already; nothing lies over the map. */
export const useChoosing = (): ((choosing: Choosing, target?: CellId) => void) => {
  const shell = useShell()
  const desk = usePlay((play) => play.desk)
  return (choosing, target) => {
    shell.shut()
    desk.setState((now) => ({ ...choosingOn(now, choosing), target: target ?? null }), true)
  }
}

/** The choice under way and the cells open to it; null: none is, or none of them is left. */
export const useChoosingNow = (): { readonly choosing: Choosing; readonly cells: readonly CellId[] } | null => {
  const board = usePlay((play) => play.board)
  const choosing = useDesk((state) => state.choosing)
  const past = usePast()
  return useMemo(() => {
    const cells = choosableNow(board, choosing)
    return choosing && cells.length > 0 && !past ? { choosing, cells } : null
  }, [board, choosing, past])
}
