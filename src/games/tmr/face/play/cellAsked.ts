import { useMemo } from 'react'
import { useOpenDie } from '../../../../house/play/index.ts'
import { type CellId, isCellId } from '../../rules/public.ts'
import { useChoosingNow } from '../desk/choosing.ts'
import { useDesk, usePlay } from '../desk/context.ts'

/** A cell to choose, for one of the dreamers: a touch on the map marks it, and does nothing else. */
export interface CellAsked {
  /** Null: for the one in hand. */
  readonly of: string | null
  readonly cells: readonly CellId[]
  readonly picked: CellId | null
  readonly pick: (cell: CellId) => void
}

/** MAP-5, ENC-13: the die that is open asks for a cell. */
const useDieAsked = (): CellAsked | null => {
  const open = useOpenDie()
  const ask = open?.die.ask
  const cells = useMemo(() => (ask && 'among' in ask ? ask.among.filter(isCellId) : []), [ask])
  if (!open || cells.length === 0) return null
  const { die, picked, pick } = open
  return { of: die.of, cells, picked: picked !== null && isCellId(picked) ? picked : null, pick }
}

/** What this person began themselves. */
const useBegun = (): CellAsked | null => {
  const desk = usePlay((play) => play.desk)
  const picked = useDesk((state) => state.target)
  const now = useChoosingNow()
  return now && { of: null, cells: now.cells, picked, pick: (cell) => desk.setState({ target: cell }) }
}

/** Null: no cell is asked for. */
export const useCellAsked = (): CellAsked | null => {
  const die = useDieAsked()
  return useBegun() ?? die
}
