import { expect, test } from 'vitest'
import { fatigueLines } from './FatigueTrack.tsx'

test('[FAT-3] END 23: three segments on the lines 0 and −1, one on each line after them', () => {
  const lines = fatigueLines({ endurance: 23 }, { marked: 0, pending: 0, pinned: 0 })
  expect(lines.map(({ line, segments }) => [line, segments.map((segment) => segment.length)])).toEqual([
    [0, [3, 4, 4]],
    [-1, [4, 4, 4]],
    [-2, [3]],
    [-3, [4]],
    [-4, [4]],
    [-5, [4]],
    [-6, [4]],
    [-7, [4]],
  ])
})

test('[FAT-1] the fatigue of the journey follows what is marked', () => {
  const boxes = fatigueLines({ endurance: 12 }, { marked: 5, pending: 3, pinned: 0 }).flatMap(({ segments }) => segments.flat())
  expect(boxes.filter((box) => box === 'marked')).toHaveLength(5)
  expect(boxes.slice(5, 9)).toEqual(['pending', 'pending', 'pending', 'free'])
})

test('[FAT-3] plain boxes are one line without malus', () => {
  expect(fatigueLines({ boxes: 4 }, { marked: 1, pending: 0, pinned: 0 })).toEqual([
    { line: 0, segments: [['marked', 'free', 'free', 'free']] },
  ])
})

test('[NIT-6] pinned boxes are the first of the marked ones', () => {
  const boxes = fatigueLines({ boxes: 6 }, { marked: 4, pending: 1, pinned: 2 }).flatMap(({ segments }) => segments.flat())
  expect(boxes).toEqual(['pinned', 'pinned', 'marked', 'marked', 'pending', 'free'])
})
