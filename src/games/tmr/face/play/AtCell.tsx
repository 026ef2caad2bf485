import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { CellId } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'

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

/** In pixels: on smaller cells the names of a crowd would lie on one another. */
const FAR = 26

/** Over a cell of the map, wherever that is moved and however near it is. */
export const AtCell = ({ board, followers, cell, children }: AtCellProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = (): void => {
      const at = board.current?.screenOf(cell)
      const element = box.current
      if (!at || !element) return
      element.style.transform = `translate(${at.x}px, ${at.y}px)`
      element.style.setProperty('--hex', `${at.radius}px`)
      element.toggleAttribute('data-far', at.radius < FAR)
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
