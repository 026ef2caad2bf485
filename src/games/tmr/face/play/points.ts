import { type RefObject, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Talk } from '../../../../house/seat/talk.ts'
import { useSpeakers } from '../../../../house/table/speakers.ts'
import { roleKey } from '../../../../kit/roles.ts'
import type { WirePoint } from '../../../../kit/wire.ts'
import { isCellId } from '../../rules/public.ts'
import type { BoardHandle, PointMark } from '../board/index.ts'
import { useOwnSeat, useSeat } from '../desk/context.ts'

const NONE: readonly WirePoint[] = []
const SILENT: Pick<Talk['store'], 'getState' | 'getInitialState' | 'subscribe'> = {
  getState: () => ({ words: [], fresh: [], unread: 0, points: NONE, refusal: null }),
  getInitialState: () => ({ words: [], fresh: [], unread: 0, points: NONE, refusal: null }),
  subscribe: () => () => {},
}

export interface Point extends PointMark {
  readonly id: string
  /** Pointed at by this very seat. */
  readonly own: boolean
}

/** The cells pointed at just now; what is no cell of this map is nothing. */
export const usePoints = (): readonly Point[] => {
  const { talk } = useOwnSeat()
  const { nameOf } = useSpeakers()
  const self = useSeat((state) => state.role)
  const points = useStore(talk?.store ?? SILENT, (state) => state.points)
  return points.flatMap(({ id, from, place, called }) =>
    isCellId(place) ? [{ id, cell: place, name: nameOf(from, called), own: roleKey(from) === roleKey(self) }] : [],
  )
}

/** Each is seen once as it comes. */
export const usePulses = (board: RefObject<BoardHandle | null>, points: readonly Point[]): readonly PointMark[] => {
  const last = points.at(-1)
  const [id, cell] = [last?.id, last?.cell]
  useEffect(() => {
    if (id && cell) board.current?.pulse(cell)
  }, [board, id, cell])
  const key = JSON.stringify(points)
  return useMemo(() => JSON.parse(key) as readonly PointMark[], [key])
}
