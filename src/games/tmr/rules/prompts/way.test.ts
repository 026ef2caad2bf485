import { expect, test } from 'vitest'
import { isWet } from '../map/map.ts'
import { cell, given, lostAmong, up } from '../testing/scene.ts'
import { walkTo } from './way.ts'

const free = () => given({}, up(), { type: 'settled' }).seen
const cellsTo = (to: string): readonly string[] | undefined => walkTo(free(), cell(to))?.steps.map((step) => step.cell)

test('[MOV-1] [ENC-1] so many cells, as much fatigue, and nothing met six times in seven for each', () => {
  expect(cellsTo('H2')).toHaveLength(2)
  expect(cellsTo('H2')?.at(-1)).toBe('H2')
  const walk = walkTo(free(), cell('H2'))
  expect(walk?.fatigue).toBe(2)
  expect(walk?.chance).toBeCloseTo((6 / 7) ** 2)
})

test('[WET-1] water is walked around where that is safer', () => {
  const walk = walkTo(free(), cell('E4'))
  expect(walk?.steps.at(-1)?.cell).toBe('E4')
  expect(walk?.steps.some((step) => isWet(step.cell))).toBe(false)
  expect(walk?.steps.length).toBeGreaterThan(2)
  expect(walk?.chance).toBeCloseTo((6 / 7) ** (walk?.steps.length ?? 0))
})

test('[WET-1] into the water itself: its mastery counts', () => {
  expect(walkTo(free(), cell('F4'))?.chance).toBeLessThan(6 / 7)
})

test('[HID-6] lost, or to where one is: no way', () => {
  expect(walkTo(free(), cell('G4'))).toBeNull()
  expect(walkTo(given({}, up(), ...lostAmong('G4', 'G4 G5')).seen, cell('H2'))).toBeNull()
})
