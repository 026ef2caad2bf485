import { expect, test } from 'vitest'
import type { Point } from '../../geometry/index.ts'
import { type Gesture, type GestureTarget, IDLE, type Input, type PointingGesture, step } from './step.ts'

/** A scene with one piece, the circle of 10 px around 100, 100, that writes down what is done to it. */
const scene = () => {
  const done: string[] = []
  const told = ({ x, y }: Point): string => `${x},${y}`
  const target: GestureTarget = {
    pan: (dx, dy) => done.push(`pan ${dx},${dy}`),
    zoom: () => done.push('zoom'),
    pinch: ([a, b], [c, d]) => done.push(`pinch ${told(a)} ${told(b)} to ${told(c)} ${told(d)}`),
    tap: (at, touch) => done.push(`tap ${told(at)}${touch ? ' by touch' : ''}`),
    doubleTap: (at) => done.push(`double tap ${told(at)}`),
    longPress: (at) => done.push(`long press ${told(at)}`),
    hover: (at) => done.push(at ? `hover ${told(at)}` : 'no hover'),
    pieceAt: ({ x, y }) => (Math.hypot(x - 100, y - 100) <= 10 ? 'stone' : null),
    grab: (piece, at) => done.push(`grab ${piece} ${told(at)}`),
    drag: (at, touch) => done.push(`drag ${told(at)}${touch ? ' by touch' : ''}`),
    drop: (at) => done.push(`drop ${told(at)}`),
    putBack: () => done.push('put back'),
  }
  return { done, target }
}

const point =
  (type: PointingGesture['type']) =>
  (x: number, y: number, { id = 1, touch = false, time = 0 } = {}): Input => ({ type, id, at: { x, y }, touch, time })
const [down, move, up] = [point('down'), point('move'), point('up')]
const WAIT: Input = { type: 'wait' }

const after = (...inputs: readonly Input[]) => {
  const { done, target } = scene()
  const gesture = inputs.reduce<Gesture>((state, input) => step(state, input, target), IDLE)
  return { done, name: gesture.name }
}

test('who moves from a piece drags it, and lets it go where the pointer is', () => {
  const { done, name } = after(down(104, 98), move(120, 98), move(150, 140), up(151, 141))
  expect(done).toEqual(['no hover', 'grab stone 104,98', 'drag 120,98', 'drag 150,140', 'drop 151,141'])
  expect(name).toBe('idle')
})

test('a finger that drags is told from a mouse: it covers what it moves', () => {
  const { done } = after(down(100, 100, { touch: true }), move(120, 100, { touch: true }), move(130, 100, { touch: true }))
  expect(done.slice(1)).toEqual(['grab stone 100,100', 'drag 120,100 by touch', 'drag 130,100 by touch'])
})

test('who moves from anywhere else moves the scene, over pieces too, and grabs nothing', () => {
  const { done } = after(down(50, 50), move(100, 100), move(110, 90), up(110, 90))
  expect(done).toEqual(['no hover', 'pan 50,50', 'pan 10,-10'])
})

test('a pointer that trembles taps: less far with a mouse than with a finger', () => {
  expect(after(down(100, 100), move(103, 100), up(103, 100)).done).toEqual(['tap 103,100'])
  expect(after(down(20, 20, { touch: true }), move(28, 20, { touch: true }), up(28, 20, { touch: true })).done).toEqual([
    'tap 28,20 by touch',
  ])
  expect(after(down(20, 20), move(28, 20)).name).toBe('pan')
})

test('two taps soon after one another at one place are a double tap, a third is a tap again', () => {
  const tapAt = (time: number, x = 20): readonly Input[] => [down(x, 20, { time }), up(x, 20, { time })]
  expect(after(...tapAt(1000), ...tapAt(1200), ...tapAt(1300)).done).toEqual(['tap 20,20', 'double tap 20,20', 'tap 20,20'])
  expect(after(...tapAt(1000), ...tapAt(1400)).done).toEqual(['tap 20,20', 'tap 20,20'])
  expect(after(...tapAt(1000), ...tapAt(1100, 60)).done).toEqual(['tap 20,20', 'tap 60,20'])
})

test('a long press is no tap any more, and may still become a pan or a grab', () => {
  expect(after(down(20, 20), WAIT, up(20, 20)).done).toEqual(['long press 20,20'])
  expect(after(down(20, 20), WAIT, move(40, 20)).done).toEqual(['long press 20,20', 'no hover', 'pan 20,0'])
  expect(after(down(100, 100), WAIT, move(120, 100)).name).toBe('grab')
})

test('two fingers pinch; who lifts one pans on with the other and taps nothing', () => {
  const [one, two] = [
    { id: 1, touch: true },
    { id: 2, touch: true },
  ]
  const { done, name } = after(
    down(20, 20, one),
    down(60, 20, two),
    move(70, 20, two),
    move(10, 20, one),
    up(70, 20, two),
    move(15, 25, one),
    up(15, 25, one),
  )
  expect(done).toEqual(['pinch 60,20 20,20 to 70,20 20,20', 'pinch 20,20 70,20 to 10,20 70,20', 'pan 5,5'])
  expect(name).toBe('idle')
})

test('a second finger, or a pointer that is taken away, puts the piece back', () => {
  const held = [down(100, 100, { touch: true }), move(150, 100, { touch: true })]
  const second = after(...held, down(300, 300, { id: 2, touch: true }))
  expect([second.done.at(-1), second.name]).toEqual(['put back', 'pinch'])
  const taken = after(...held, { type: 'cancel', id: 1 }, up(150, 100, { touch: true }))
  expect([taken.done.at(-1), taken.name]).toEqual(['put back', 'idle'])
})

test('the pointer that comes by hovers; a finger does not', () => {
  expect(after(move(5, 5), move(6, 6, { touch: true })).done).toEqual(['hover 5,5', 'no hover'])
})
