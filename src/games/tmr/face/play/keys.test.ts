import { expect, test } from 'vitest'
import { turnedOnMap, turnedWay } from './keys.ts'

test('arrows mark a way: up and down at once, left and right turn the mark around', () => {
  expect(turnedWay(null, 'ArrowUp')).toBe('n')
  expect(turnedWay('ne', 'ArrowDown')).toBe('s')
  expect(turnedWay(null, 'ArrowRight')).toBe('ne')
  expect(turnedWay('n', 'ArrowLeft')).toBe('nw')
  expect(turnedWay('nw', 'ArrowRight')).toBe('n')
})

test('left of south is south-west, right of it south-east', () => {
  expect(turnedWay('s', 'ArrowLeft')).toBe('sw')
  expect(turnedWay('s', 'ArrowRight')).toBe('se')
  expect(turnedWay('se', 'ArrowLeft')).toBe('s')
  expect(turnedWay('sw', 'ArrowRight')).toBe('s')
})

const WAYS = ['move n', 'move ne', 'move se', 'move s', 'move sw', 'move nw']
const CARD = [...WAYS, 'cast voix', 'stay', 'descend']

/** All that is marked when one key is pressed again and again. */
const markedBy = (key: string, from: string | null, stops: readonly string[]): readonly (string | null)[] => {
  const marks = [from]
  for (let n = 0; n < stops.length; n++) marks.push(turnedOnMap(marks.at(-1) ?? null, key, stops))
  return marks.slice(1)
}

test('below the south, and above the north, come the other answers; beyond them the ways again', () => {
  expect(markedBy('ArrowDown', null, CARD).slice(0, 5)).toEqual(['move s', 'cast voix', 'stay', 'descend', 'move n'])
  expect(markedBy('ArrowUp', null, CARD).slice(0, 5)).toEqual(['move n', 'descend', 'stay', 'cast voix', 'move s'])
  expect(turnedOnMap('stay', 'ArrowRight', CARD)).toBe('descend')
})

test('arrows reach every answer of a card of ways; where there are no ways it is a list', () => {
  const reached = new Set<string | null>(['move n'])
  for (let grown = 0; grown < reached.size; ) {
    grown = reached.size
    for (const at of [...reached])
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(turnedOnMap(at, key, CARD))
  }
  expect([...reached].sort()).toEqual([...CARD].sort())
  expect(turnedOnMap(null, 'ArrowDown', ['stay'])).toBeNull()
})
