import { expect, test } from 'vitest'
import { insetsOf, stageOf } from './stage.ts'

test('each size has its composition', () => {
  expect(stageOf(2560, 1440)).toBe('wide')
  expect(stageOf(1200, 720)).toBe('wide')
  expect(stageOf(1024, 768)).toBe('tablet')
  expect(stageOf(768, 1024)).toBe('tablet')
  expect(stageOf(844, 390)).toBe('lying')
  expect(stageOf(568, 320)).toBe('lying')
  expect(stageOf(390, 844)).toBe('upright')
  expect(stageOf(320, 568)).toBe('upright')
})

test('a table is covered by the bar, by what its game lays over it, and on an upright phone by the answers', () => {
  const overlaid = { above: 44, below: 62, beside: 54 }
  expect(insetsOf('tablet', 300, overlaid)).toEqual({ left: 0, top: 96, right: 54, bottom: 62 })
  expect(insetsOf('upright', 300, overlaid)).toEqual({ left: 0, top: 96, right: 54, bottom: 300 })
})
