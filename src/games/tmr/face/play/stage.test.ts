import { expect, test } from 'vitest'
import { stageOf } from './stage.ts'

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
