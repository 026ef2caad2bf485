import type { ReactNode } from 'react'
import type { Point } from '../geometry/index.ts'
import { Piece } from './Piece.tsx'

interface Props {
  /** Of no other piece on the scene. */
  readonly id: string
  /** The middle of what is turned. */
  readonly at: Point
  /** Where it looks, in radians: 0 to the right, growing as the hands of a clock go. */
  readonly angle: number
  /** How far from the middle the handle is. */
  readonly away: number
  readonly reach: number
  readonly order?: number
  /** In the hand it looks there; put back, where it looked. */
  readonly onTurning?: (angle: number) => void
  readonly onTurn: (angle: number) => void
  /** The handle, drawn around its own 0, 0. */
  readonly children: ReactNode
}

/** What is dragged round a piece to turn it. */
export const TurnHandle = ({ at, angle, away, onTurning, onTurn, ...piece }: Props) => {
  const angleTo = ({ x, y }: Point): number => Math.atan2(y - at.y, x - at.x)
  const placeAt = (turned: number): Point => ({ x: at.x + away * Math.cos(turned), y: at.y + away * Math.sin(turned) })
  const turning = (to: Point): Point => {
    onTurning?.(angleTo(to))
    return placeAt(angleTo(to))
  }
  return (
    <Piece
      {...piece}
      at={placeAt(angle)}
      onDrag={turning}
      onDrop={(to) => onTurn(angleTo(to))}
      onPutBack={() => onTurning?.(angle)}
    />
  )
}
