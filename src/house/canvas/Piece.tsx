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
  /** Which lies on top: the higher, to the eye and to the hand; 0 unless told. */
  readonly order?: number
  /** Drawn around its own 0, 0. */
  readonly children: ReactNode
}

const PIECE = 'piece'

/** Above the paint of its sheet and the pieces of a lower order, wherever it was put in. */
const layIn = (group: KonvaGroup, order: number): void => {
  const others = group.getParent()?.getChildren((other) => other !== group) ?? []
  const below = others.filter((other) => !other.hasName(PIECE) || other.getAttr('order') <= order).length
  if (group.zIndex() !== below) group.zIndex(below)
}

/** A thing that stands on a sheet at any point of the world; while it is dragged it moves outside React. */
export const Piece = ({ id, at, reach, order = 0, children, ...hands }: Props) => {
  const scene = use(SceneContext)
  const node = useRef<KonvaGroup>(null)
  useLayoutEffect(() => {
    const show = (to: Point, is: 'held' | 'laid'): void => {
      const group = node.current
      group?.position(to)
      if (is === 'held') group?.moveToTop()
      else if (group) layIn(group, order)
      group?.getLayer()?.batchDraw()
    }
    if (node.current) layIn(node.current, order)
    scene?.pieces.stand(id, { at, reach, order, ...hands, show })
  })
  useLayoutEffect(() => () => scene?.pieces.leave(id), [scene, id])
  return (
    <Group ref={node} name={PIECE} order={order} x={at.x} y={at.y}>
      {children}
    </Group>
  )
}
