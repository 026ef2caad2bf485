import { useSight } from '../../../../house/play/index.ts'
import { DIRECTIONS, type Direction } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { useMapHandle, usePlay } from '../desk/context.ts'
import { wayId } from '../question/index.ts'

const PAN = 90
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
}

const LEFT: Readonly<Record<Direction, Direction>> = { n: 'nw', ne: 'n', se: 's', s: 'sw', sw: 'nw', nw: 'sw' }
const RIGHT: Readonly<Record<Direction, Direction>> = { n: 'ne', nw: 'n', sw: 's', s: 'se', se: 'ne', ne: 'se' }

/** The way marked after an arrow: up and down mark north and south; left and right go there as one sees it on the map. */
export const turnedWay = (way: Direction | null, key: string): Direction => {
  if (key === 'ArrowUp') return 'n'
  if (key === 'ArrowDown') return 's'
  return (key === 'ArrowRight' ? RIGHT : LEFT)[way ?? 'n']
}

const isForward = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowRight'

/**
 * MOV-3: where the six ways are asked about, arrows mark them as one sees them on the map; below the south, and above the north, come
 * the other answers of the card, one after the other.
 */
export const turnedOnMap = (marked: string | null, key: string, stops: readonly string[]): string | null => {
  const ways = DIRECTIONS.filter((way) => stops.includes(wayId(way)))
  if (ways.length === 0) return null
  const way = ways.find((one) => wayId(one) === marked) ?? null
  const others = stops.filter((stop) => !ways.some((one) => wayId(one) === stop))
  const at = marked === null ? -1 : others.indexOf(marked)
  if (at >= 0) return isForward(key) ? (others[at + 1] ?? wayId('n')) : (others[at - 1] ?? wayId('s'))
  if (way === 'n' && key === 'ArrowUp') return others.at(-1) ?? wayId('s')
  if (way === 's' && key === 'ArrowDown') return others[0] ?? wayId('n')
  return wayId(turnedWay(way, key))
}

/** Where digits want Shift, the key of the zero is known by its place. */
const isZero = ({ key, code }: KeyboardEvent): boolean => key === '0' || code === 'Digit0' || code === 'Numpad0'

const lookAround = (board: BoardHandle | null, swap: () => void, event: KeyboardEvent): boolean => {
  const { key, shiftKey } = event
  const pan = shiftKey ? PANS[key] : undefined
  if (pan) board?.panBy(...pan)
  else if (key === '+' || key === '=') board?.zoomBy(1.25)
  else if (key === '-') board?.zoomBy(0.8)
  else if (isZero(event)) swap()
  else return false
  return true
}

/** From near to the whole map and back; the gardien by following, or no longer. */
const useSwap = (): (() => void) => {
  const handle = useMapHandle()
  const following = useSight()
  const { role, id } = usePlay(({ view, board }) => ({ role: view.role.kind, id: board.id }))
  return () => {
    if (role !== 'gardien') handle.current?.swap()
    else if (following.near) following.leave()
    else following.follow(id)
  }
}

/** The keys of the map. */
export const useMapKeys = () => {
  const handle = useMapHandle()
  const swap = useSwap()
  return { look: (event: KeyboardEvent) => lookAround(handle.current, swap, event), turn: turnedOnMap }
}
