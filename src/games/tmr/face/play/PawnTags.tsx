import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react'
import { distanceBetween, mix } from '../../../../house/geometry/index.ts'
import { useLabels } from '../../../../house/people/index.ts'
import { useInsets } from '../../../../house/play/index.ts'
import type { CellId, DreamerId, DreamerView } from '../../rules/public.ts'
import {
  type BoardHandle,
  type Insets,
  isShared,
  type Marks,
  offeredIn,
  type Point,
  type Stand,
  standsIn,
} from '../board/index.ts'
import { Token } from '../company/Token.tsx'
import { usePlay } from '../desk/context.ts'
import { AtCell, type OverMapProps } from './AtCell.tsx'
import { type Box, cellAt, clearIn, edgeTo, type Hung, hang, type Named } from './boxes.ts'

export interface StandingProps extends OverMapProps {
  readonly marks: Marks
}

interface Tag {
  readonly element: HTMLElement
  readonly cell: CellId
  readonly stand: Stand
  /** It is the one in hand. */
  readonly hand: boolean
  /** An encounter stands beside it. */
  readonly met: boolean
  /** One of so many that their names would hide the map: their signs tell who it is. */
  readonly many: boolean
}

/** As many cells as can have a name each. */
const FEW_CELLS = 6

/** Seen from its cell: where the name stands, and the line from its edge to its figure. */
const placeTag = ({ element }: Tag, middle: Point, named: Named, hung: Hung | null): void => {
  element.toggleAttribute('data-unhung', hung === null)
  element.toggleAttribute('data-away', hung?.away ?? false)
  if (!hung) return
  const from = edgeTo(hung, named)
  const [x, y] = [named.x - from.x, named.y - from.y]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--left': `${hung.left - middle.x}px`,
    '--top': `${hung.top - middle.y}px`,
    '--from-x': `${from.x - hung.left}px`,
    '--from-y': `${from.y - hung.top}px`,
    '--line': `${Math.hypot(x, y)}px`,
    '--turn': `${Math.atan2(y, x)}rad`,
  }
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
}

/** On a smaller map their signs tell who they are; the one in hand keeps its name. */
const SMALL_HEX = 15

const shownTag = (board: BoardHandle, tag: Tag) => {
  const { x, y, radius } = board.screenOf(tag.cell)
  const { offsetWidth: width, offsetHeight: height } = tag.element
  const named = { x: x + tag.stand.x * radius, y: y + tag.stand.y * radius, width, height, radius: radius * tag.stand.scale }
  return { tag, middle: { x, y }, radius, named }
}

/** As standing.css has it. */
const encounterAt = ({ x, y }: Point, radius: number, shared: boolean): Box => {
  const side = Math.min(Math.max(38, 1.18 * radius), 130)
  return { left: x + (shared ? 0.85 : 0.22) * radius, top: y - 1.02 * side, width: side, height: side }
}

/** The arrow that leads to an offered cell beside the figure in hand. */
const arrowTo = (from: Point, to: Point, radius: number): readonly Box[] => {
  if (distanceBetween(from, to) > 2 * radius) return []
  const { x, y } = mix(from, to, 0.5)
  return [{ left: x - 0.2 * radius, top: y - 0.2 * radius, width: 0.4 * radius, height: 0.4 * radius }]
}

/** Tools lie on the map: no name is read under them. */
const toolsOn = (pane: Element): readonly Box[] => {
  const from = pane.getBoundingClientRect()
  return [...pane.querySelectorAll('.board-tools .tool')].map((tool) => {
    const { left, top, width, height } = tool.getBoundingClientRect()
    return { left: left - from.left, top: top - from.top, width, height }
  })
}

const hangTags = (board: BoardHandle, tags: readonly Tag[], marks: Marks, pane: Element, insets: Insets): void => {
  // All are written before the first is measured: the page is laid out once.
  for (const { element, cell, hand, many } of tags)
    element.toggleAttribute('data-small', many || (board.screenOf(cell).radius < SMALL_HEX && !hand))
  const shown = tags.map((tag) => shownTag(board, tag))
  const radius = shown[0]?.radius ?? 0
  const cells = offeredIn(marks).map((cell) => board.screenOf(cell))
  const hand = shown.find(({ tag }) => tag.hand)?.middle
  const there = [
    ...toolsOn(pane),
    ...board.shows().map(({ x, y, width, height }) => ({ left: x, top: y, width, height })),
    ...cells.flatMap((cell) => [cellAt(cell, radius), ...(hand ? arrowTo(hand, cell, radius) : [])]),
    ...shown.flatMap(({ tag, middle }) => (tag.met ? encounterAt(middle, radius, isShared(tag.stand)) : [])),
  ]
  const places = hang(
    shown.map(({ named }) => named),
    there,
    radius,
    clearIn(pane, insets),
  )
  for (const [at, { tag, middle, named }] of shown.entries()) placeTag(tag, middle, named, places[at] ?? null)
}

/** Anew whenever somebody moved, and whenever the map came nearer or went away; to be shifted changes nothing between them. */
const useHanging = ({ board, followers, marks }: StandingProps, named: string): Map<string, Tag> => {
  const tags = useRef(new Map<string, Tag>()).current
  const insets = useInsets()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is named otherwise, or elsewhere, hangs anew.
  useLayoutEffect(() => {
    let near: number | undefined
    const follow = (): void => {
      const [first] = tags.values()
      const radius = first && board.current?.screenOf(first.cell).radius
      const pane = first?.element.closest('.board-pane')
      if (!pane || !board.current || radius === near) return
      near = radius
      hangTags(board.current, [...tags.values()], marks, pane, insets)
    }
    follow()
    followers.add(follow)
    return () => {
      followers.delete(follow)
    }
  }, [marks, insets, named])
  return tags
}

/** Whoever is in hand has the first choice of a place. */
const handFirst = (boards: readonly DreamerView[], hand: DreamerId): readonly DreamerView[] => [
  ...boards.filter(({ id }) => id === hand),
  ...boards.filter(({ id }) => id !== hand),
]

interface Placed {
  readonly of: DreamerView
  readonly cell: CellId
  readonly stand: Stand
}

const ALONE: Stand = { x: 0, y: 0, scale: 1 }

/** A figure where it stands; whoever is lost, on each cell that fits, as they are drawn: all of them, or from near the one in hand. */
const placesOf = (of: DreamerView, hand: DreamerId, { lost = [] }: Marks, stand: Stand | undefined): readonly Placed[] => {
  if (of.position) return stand ? [{ of, cell: of.position, stand }] : []
  if (of.id !== hand && !lost.some((one) => one.of === of.id)) return []
  return of.candidates.map((cell) => ({ of, cell, stand: ALONE }))
}

/** For the gardien, and for who watches the table: who each figure is. */
export const PawnTags = (props: StandingProps) => {
  const { board: handle, followers, marks } = props
  const stands = useMemo(() => standsIn(marks), [marks])
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const labelOf = useLabels()
  const places = handFirst(view.boards, board.id).flatMap((of) => placesOf(of, board.id, marks, stands.get(of.id)))
  const tags = useHanging(
    props,
    places.map(({ of, cell }) => `${labelOf(of.id, of.sheet.name)} ${cell} ${of.encounter !== null}`).join(),
  )
  return places.map(({ of: { id, sheet, position, encounter, candidates }, cell, stand }) => {
    const [key, known] = [position ? id : `${id} ${cell}`, position !== null]
    const hand = known && id === board.id
    const keep = (element: HTMLElement | null): void => {
      const many = !known && candidates.length > FEW_CELLS
      if (element) tags.set(key, { element, cell, stand, hand, met: known && encounter !== null, many })
      else tags.delete(key)
    }
    return (
      <AtCell key={key} {...{ board: handle, followers }} cell={cell}>
        <div ref={keep} className="pawn-tag line unbroken" data-on-scene="label" data-hand={hand || undefined}>
          <Token seat={id} />
          <span className="pawn-name">
            {labelOf(id, sheet.name)}
            {!known && ' ?'}
          </span>
        </div>
      </AtCell>
    )
  })
}
