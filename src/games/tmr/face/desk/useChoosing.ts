import { useMemo } from 'react'
import { useShell } from '../../../../house/play/index.ts'
import type { CellId } from '../../rules/public.ts'
import { type Choosing, choosableNow } from './choosing.ts'
import { useDesk, usePast, usePlay } from './context.ts'
import { choosingOn } from './desk.ts'

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
