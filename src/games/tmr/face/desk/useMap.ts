import type { RefObject } from 'react'
import { useShell } from '../../../../house/play/index.ts'
import type { CellId } from '../../rules/public.ts'
import type { BoardHandle } from '../board/engine.ts'

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
