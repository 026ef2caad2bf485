import { type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react'
import type { Point } from '../geometry/index.ts'
import type { PieceHands } from './pieces.ts'
import { SceneContext } from './SceneStage.tsx'
import { GroundContext } from './Sheet.tsx'

interface Props extends PieceHands {
  /** Of no other piece on the scene. */
  readonly id: string
  readonly at: Point
  readonly reach: number
  /** Drawn around its own 0, 0. */
  readonly children: ReactNode
}

/** A thing that stands on a sheet at any point of the world; while it is dragged it moves outside React. */
export const Piece = ({ id, at, reach, children, onTap, onDrag, onDrop, onPutBack }: Props) => {
  const scene = use(SceneContext)
  const { sheet } = use(GroundContext)
  const place = useRef(at)
  useLayoutEffect(() => {
    const show = (to: Point): void => {
      place.current = to
      sheet?.repaint()
    }
    show(at)
    scene?.pieces.stand(id, { at, reach, onTap, onDrag, onDrop, onPutBack, show })
  })
  useLayoutEffect(() => () => scene?.pieces.leave(id), [scene, id])
  const ground = useMemo(() => ({ sheet, at: place }), [sheet])
  return <GroundContext value={ground}>{children}</GroundContext>
}
