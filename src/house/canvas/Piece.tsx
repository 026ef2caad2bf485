import type { Group as KonvaGroup } from 'konva/lib/Group.js'
import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { Group } from 'react-konva/lib/ReactKonvaCore'
import type { Point } from '../geometry/index.ts'
import type { PieceHands } from './pieces.ts'
import { SceneContext } from './SceneStage.tsx'

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
  const node = useRef<KonvaGroup>(null)
  useLayoutEffect(() => {
    const show = (to: Point): void => {
      node.current?.position(to)
      node.current?.getLayer()?.batchDraw()
    }
    scene?.pieces.stand(id, { at, reach, onTap, onDrag, onDrop, onPutBack, show })
  })
  useLayoutEffect(() => () => scene?.pieces.leave(id), [scene, id])
  return (
    <Group ref={node} x={at.x} y={at.y}>
      {children}
    </Group>
  )
}
