import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useLabels } from '../../../../house/people/index.ts'
import type { CellId, DreamerId, DreamerView } from '../../rules/public.ts'
import type { BoardHandle, Point } from '../board/index.ts'
import { Token } from '../company/Token.tsx'
import { usePlay } from '../desk/context.ts'
import { AtCell, type OverMapProps } from './AtCell.tsx'
import { type Hung, hang, type Named } from './hanging.ts'

export interface StandingProps extends OverMapProps {
  /** Cells that can be answered with: no name lies on one. */
  readonly offered: readonly CellId[]
  /** How far aside of the middle of its cell each figure stands, in radii. */
  readonly asides: ReadonlyMap<string, number>
}

interface Tag {
  readonly element: HTMLElement
  readonly cell: CellId
  readonly aside: number
}

const within = (value: number, from: number, length: number): number => Math.min(Math.max(value, from), from + length)

/** Seen from its cell: where the name stands, and the line from its edge to its figure. */
const placeTag = ({ element }: Tag, middle: Point, named: Named, hung: Hung | null): void => {
  element.toggleAttribute('data-unhung', hung === null)
  element.toggleAttribute('data-away', hung?.away ?? false)
  if (!hung) return
  const [fromX, fromY] = [within(named.x, hung.left, hung.width), within(named.y, hung.top, hung.height)]
  const [x, y] = [named.x - fromX, named.y - fromY]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--left': `${hung.left - middle.x}px`,
    '--top': `${hung.top - middle.y}px`,
    '--from-x': `${fromX - hung.left}px`,
    '--from-y': `${fromY - hung.top}px`,
    '--line': `${Math.hypot(x, y)}px`,
    '--turn': `${Math.atan2(y, x)}rad`,
  }
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
}

const hangTags = (board: BoardHandle, tags: readonly Tag[], offered: readonly CellId[]): void => {
  const shown = tags.map((tag) => {
    const { x, y, radius } = board.screenOf(tag.cell)
    const { offsetWidth: width, offsetHeight: height } = tag.element
    return { tag, middle: { x, y }, radius, named: { x: x + tag.aside * radius, y, width, height } }
  })
  const radius = shown[0]?.radius ?? 0
  const places = hang(
    shown.map(({ named }) => named),
    offered.map((cell) => board.screenOf(cell)),
    radius,
  )
  for (const [at, { tag, middle, named }] of shown.entries()) placeTag(tag, middle, named, places[at] ?? null)
}

/** Anew whenever somebody moved, and whenever the map came nearer or went away; to be shifted changes nothing between them. */
const useHanging = ({ board, followers, offered }: StandingProps): Map<DreamerId, Tag> => {
  const tags = useRef(new Map<DreamerId, Tag>()).current
  useLayoutEffect(() => {
    let near: number | undefined
    const follow = (): void => {
      const [first] = tags.values()
      const radius = first && board.current?.screenOf(first.cell).radius
      if (!board.current || radius === near) return
      near = radius
      hangTags(board.current, [...tags.values()], offered)
    }
    follow()
    followers.add(follow)
    return () => {
      followers.delete(follow)
    }
  })
  return tags
}

/** Whoever is in hand has the first choice of a place. */
const handFirst = (boards: readonly DreamerView[], hand: DreamerId): readonly DreamerView[] => [
  ...boards.filter(({ id }) => id === hand),
  ...boards.filter(({ id }) => id !== hand),
]

/** For the gardien: who each figure is. */
export const PawnTags = (props: StandingProps) => {
  const { board: handle, followers, asides } = props
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const labelOf = useLabels()
  const tags = useHanging(props)
  return handFirst(view.boards, board.id).map(({ id, position, sheet }) => {
    if (!position) return null
    const keep = (element: HTMLElement | null): void => {
      if (element) tags.set(id, { element, cell: position, aside: asides.get(id) ?? 0 })
      else tags.delete(id)
    }
    return (
      <AtCell key={id} {...{ board: handle, followers }} cell={position}>
        <div ref={keep} className="pawn-tag" data-hand={id === board.id || undefined}>
          <Token seat={id} />
          <span>{labelOf(id, sheet.name)}</span>
        </div>
      </AtCell>
    )
  })
}
