import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { isStill, useSettings } from '../../../../house/settings/settings.ts'
import { type CellId, distance } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { durationOf } from '../board/pawnMotion.ts'
import { usePast } from '../desk/context.ts'

/** Those that are told when the map is moved. */
export type Followers = Set<() => void>

export interface OverMapProps {
  readonly board: RefObject<BoardHandle | null>
  readonly followers: Followers
}

interface AtCellProps extends OverMapProps {
  readonly cell: CellId
  readonly children: ReactNode
}

/** From one cell to the next it glides as its figure does; `translate` is added to where the map has it, and costs no layout. */
const useGliding = (box: RefObject<HTMLElement | null>, board: OverMapProps['board'], cell: CellId): void => {
  const before = useRef(cell)
  const still = useSettings(isStill)
  const past = usePast()
  useLayoutEffect(() => {
    const from = before.current
    before.current = cell
    if (from === cell || still || past) return
    const [start, end] = [board.current?.screenOf(from), board.current?.screenOf(cell)]
    if (!start || !end) return
    const duration = durationOf({ from, to: cell, way: distance(from, cell) === 1 ? 'step' : 'passeur' })
    box.current?.animate([{ translate: `${start.x - end.x}px ${start.y - end.y}px` }, { translate: '0 0' }], {
      duration,
      easing: 'ease-in-out',
    })
  }, [box, board, cell, still, past])
}

/** Over a cell of the map, wherever that is moved and however near it is. */
export const AtCell = ({ board, followers, cell, children }: AtCellProps) => {
  const box = useRef<HTMLDivElement>(null)
  useGliding(box, board, cell)
  useLayoutEffect(() => {
    const place = (): void => {
      const at = board.current?.screenOf(cell)
      const element = box.current
      if (!at || !element) return
      element.style.transform = `translate(${at.x}px, ${at.y}px)`
      element.style.setProperty('--hex', `${at.radius}px`)
    }
    place()
    followers.add(place)
    return () => {
      followers.delete(place)
    }
  }, [board, followers, cell])
  return (
    <div ref={box} className="at-cell" aria-hidden="true">
      {children}
    </div>
  )
}
