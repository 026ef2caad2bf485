import { expect, test, vi } from 'vitest'
import { toScreen } from '../geometry/index.ts'
import { Camera } from './camera.ts'

vi.stubGlobal('cancelAnimationFrame', () => {})

const SCALES = { nearest: 4, legible: 0.3, readable: { least: 1, most: 2 }, neighbourhood: 120, around: 40, arrival: 2 }
const insets = { left: 0, right: 0, top: 100, bottom: 0 }
const pawn = { x: 500, y: 500 }

test('a phone is turned after the map was moved by hand: who was in sight stays in sight', () => {
  const camera = new Camera({ width: 1000, height: 1000 }, SCALES, () => {})
  camera.reducedMotion = true
  camera.resize({ size: { width: 800, height: 800 }, insets })
  camera.look([pawn])
  camera.panNow(0, -250)
  expect(toScreen(camera.view, pawn).y).toBeLessThan(250)
  camera.resize({ size: { width: 400, height: 800 }, insets: { ...insets, bottom: 500 } })
  const { x, y } = toScreen(camera.view, pawn)
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(insets.top + 20)
  expect(y).toBeLessThan(800 - 500)
})
