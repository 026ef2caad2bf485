import { useKeys as useHouseKeys } from '../../../../house/play/index.ts'
import { type Question, useAsked } from '../../../../house/question/index.ts'
import { DIRECTIONS, type Direction } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
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

/** MOV-3: where the six ways are asked about, arrows mark them as one sees them on the map. */
const onMap = ({ answers }: Question) => {
  const ways = DIRECTIONS.filter((way) => answers.some(({ id }) => id === wayId(way)))
  return (marked: string | null, key: string): string | null =>
    ways.length > 0 ? wayId(turnedWay(ways.find((way) => wayId(way) === marked) ?? null, key)) : null
}

const lookAround = (board: BoardHandle | null, { key, shiftKey }: KeyboardEvent): boolean => {
  const pan = shiftKey ? PANS[key] : undefined
  if (pan) board?.panBy(...pan)
  else if (key === '+' || key === '=') board?.zoomBy(1.25)
  else if (key === '-') board?.zoomBy(0.8)
  else if (key === '0') board?.swap()
  else return false
  return true
}

interface KeyActions {
  readonly board: () => BoardHandle | null
  readonly undo: () => void
  readonly help: () => void
}

/** The keys of the house, and those of the map. */
export const useKeys = ({ board, undo, help }: KeyActions): void => {
  const { question } = useAsked()
  useHouseKeys({ undo, help, look: (event) => lookAround(board(), event), turn: onMap(question) })
}
