import { expect, test } from 'vitest'
import type { Point } from '../geometry/index.ts'
import { type PieceHands, Pieces } from './pieces.ts'

const table = (hands: PieceHands = {}) => {
  const pieces = new Pieces()
  const shown: Point[] = []
  const dropped: Point[] = []
  const stone = { at: { x: 10, y: 10 }, reach: 3, order: 0, show: (at: Point) => shown.push(at) }
  pieces.stand('stone', { ...stone, onDrop: (to) => dropped.push(to), ...hands })
  return { pieces, shown, dropped }
}

test('the nearest of those within reach is meant; a finger reaches further; what cannot be dragged is not grabbed', () => {
  const { pieces } = table()
  pieces.stand('other', { at: { x: 14, y: 10 }, reach: 3, order: 0, show: () => {}, onDrop: () => {} })
  pieces.stand('rock', { at: { x: 40, y: 40 }, reach: 5, order: 0, show: () => {} })
  expect(pieces.grabbableAt({ x: 11.5, y: 10 }, 0)).toBe('stone')
  expect(pieces.grabbableAt({ x: 12.5, y: 10 }, 0)).toBe('other')
  expect(pieces.grabbableAt({ x: 10, y: 4 }, 0)).toBeNull()
  expect(pieces.grabbableAt({ x: 10, y: 4 }, 8)).toBe('stone')
  expect(pieces.grabbableAt({ x: 40, y: 40 }, 8)).toBeNull()
  pieces.leave('stone')
  expect(pieces.grabbableAt({ x: 10, y: 10 }, 0)).toBeNull()
})

test('what lies on top is meant where the pointer is on it; a finger beside it means the nearest', () => {
  const { pieces } = table()
  pieces.stand('ghost', { at: { x: 14, y: 10 }, reach: 3, order: 1, show: () => {}, onDrop: () => {} })
  expect(pieces.grabbableAt({ x: 11.5, y: 10 }, 0)).toBe('ghost')
  expect(pieces.grabbableAt({ x: 10.5, y: 10 }, 0)).toBe('stone')
  expect(pieces.grabbableAt({ x: 9, y: 10 }, 8)).toBe('stone')
})

test('the pointer is over one piece at a time, the topmost, and away from it once it has left the table', () => {
  const told: string[] = []
  const { pieces } = table({ onHover: (is) => told.push(`stone ${is}`) })
  const ghost = { at: { x: 14, y: 10 }, reach: 3, order: 1, show: () => {} }
  pieces.stand('ghost', { ...ghost, onHover: (is) => told.push(`ghost ${is}`) })
  expect(pieces.hover({ x: 10, y: 10 })).toBe(true)
  pieces.hover({ x: 10.5, y: 10 })
  expect(pieces.hover({ x: 12, y: 10 })).toBe(false)
  pieces.hover(null)
  expect(told).toEqual(['stone over', 'stone away', 'ghost over', 'ghost away'])
  pieces.hover({ x: 14, y: 10 })
  pieces.leave('ghost')
  pieces.hover(null)
  expect(told.slice(4)).toEqual(['ghost over'])
})

test('a piece keeps under the pointer where it was taken, and stands at any point', () => {
  const { pieces, shown, dropped } = table()
  pieces.grab('stone', { x: 11, y: 12 })
  pieces.drag({ x: 31.25, y: 12 })
  expect(shown).toEqual([{ x: 30.25, y: 10 }])
  pieces.drop({ x: 41, y: 22.5 })
  expect(dropped).toEqual([{ x: 40, y: 20.5 }])
})

test('dropped where nobody lets it stay, it is back in its place', () => {
  const { pieces, shown } = table()
  pieces.grab('stone', { x: 10, y: 10 })
  pieces.drag({ x: 20, y: 10 })
  pieces.drop({ x: 20, y: 10 })
  expect(shown.at(-1)).toEqual({ x: 10, y: 10 })
})

test('what leads the hand leads the drop too', () => {
  const { pieces, shown, dropped } = table({ onDrag: ({ x }) => ({ x: Math.round(x / 5) * 5, y: 0 }) })
  pieces.grab('stone', { x: 10, y: 10 })
  pieces.drag({ x: 22, y: 31 })
  pieces.drop({ x: 23, y: 31 })
  expect(shown[0]).toEqual({ x: 20, y: 0 })
  expect(dropped).toEqual([{ x: 25, y: 0 }])
})

test('put back, it was dropped nowhere; taken off the table in mid-air, nothing happens', () => {
  let back = 0
  const { pieces, shown, dropped } = table({ onPutBack: () => back++ })
  pieces.grab('stone', { x: 10, y: 10 })
  pieces.drag({ x: 20, y: 10 })
  pieces.putBack()
  expect([shown.at(-1), dropped, back]).toEqual([{ x: 10, y: 10 }, [], 1])
  pieces.grab('stone', { x: 10, y: 10 })
  pieces.leave('stone')
  pieces.drop({ x: 20, y: 10 })
  expect(dropped).toEqual([])
})
