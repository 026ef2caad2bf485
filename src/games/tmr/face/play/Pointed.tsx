import { type RefObject, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Talk } from '../../../../house/seat/talk.ts'
import { useSpeakers } from '../../../../house/table/speakers.ts'
import { roleKey } from '../../../../kit/roles.ts'
import type { Audience } from '../../../../kit/wire.ts'
import { type CellId, type DreamerView, isCellId } from '../../rules/public.ts'
import type { BoardHandle, PointMark } from '../board/index.ts'
import { useMapHandle, useOwnSeat, usePlayStore, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'

const NOTHING: ReturnType<Talk['store']['getState']> = { words: [], fresh: [], unread: 0, points: [], refusal: null }
const SILENT = { getState: () => NOTHING, getInitialState: () => NOTHING, subscribe: () => () => {} }

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

/** HID-6: whoever would learn from it where they are. */
export const betrayed = (boards: readonly DreamerView[], cell: CellId, to: Audience): DreamerView | undefined =>
  boards.find(
    ({ id, position, candidates }) =>
      position === cell && candidates.length > 1 && (to === 'all' || (to.kind === 'joueur' && to.seat === id)),
  )

/** Shows a cell to all at once. Where that would betray where somebody is, the gardien is asked first, in what is told of it; where there is nobody to show it to, it is told. */
export const usePointing = (): ((cell: CellId) => void) => {
  const { talk } = useOwnSeat()
  const play = usePlayStore()
  return (cell) => {
    const { view, desk } = play.getState()
    const silent = view.role.kind === 'spectateur' || (view.role.kind === 'gardien' && betrayed(view.boards, cell, 'all'))
    if (talk && !silent) void talk.point(cell, 'all')
    else desk.setState({ told: cell })
  }
}

/** What others point at, in words; the map may be elsewhere. It is heard in the live region. */
export const Pointed = () => {
  const handle = useMapHandle()
  const texts = useTexts()
  const { words, pointing } = texts.ui
  const points = usePoints().filter(({ own }) => !own)
  return (
    <section className="words-heard" aria-label={pointing.point}>
      {points.map(({ id, cell, name }) => (
        <div key={id} className="message">
          <p>{words.points({ name, place: `${cellName(texts, cell)} (${cell})` })}</p>
          <button type="button" className="tool" onClick={() => handle.current?.centreOn(cell)}>
            {words.look}
          </button>
        </div>
      ))}
    </section>
  )
}
