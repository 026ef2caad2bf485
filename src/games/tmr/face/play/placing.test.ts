import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornerFor, hidden, wayOut } from './boxes.ts'

const AREA = { left: 10, top: 60, width: 500, height: 600 }
const NOTE = { width: 270, height: 260 }
const cellAt = (x: number, y: number, radius = 50) => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

describe('a note about a cell', () => {
  test('stands at the upper right, unless the cell is there', () => {
    expect(cornerFor(AREA, NOTE, cellAt(60, 600))).toMatchObject({ left: 240, top: 60 })
    expect(cornerFor(AREA, NOTE, cellAt(450, 100))).toMatchObject({ left: 10, top: 60 })
    expect(cornerFor(AREA, NOTE, cellAt(250, 100))).toMatchObject({ top: 400 })
  })

  test('of two free corners, the one that hides less of the figure and of the cells offered', () => {
    expect(cornerFor(AREA, NOTE, cellAt(60, 600), [cellAt(450, 100)])).toMatchObject({ left: 10, top: 60 })
    expect(cornerFor(AREA, NOTE, cellAt(60, 600), [cellAt(450, 100), cellAt(100, 100)])).toMatchObject({ left: 240, top: 400 })
  })

  test('never lies on its cell where it is small enough, and never where the map is moved out of its way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 510 }),
        fc.integer({ min: 60, max: 660 }),
        fc.integer({ min: 10, max: 90 }),
        (x, y, radius) => {
          const cell = cellAt(x, y, radius)
          const narrow = cornerFor(AREA, { width: 160, height: 200 }, cell)
          expect(hidden(narrow, cell)).toBe(0)
          const wide = cornerFor(AREA, { width: 480, height: 300 }, cell)
          const out = wayOut(wide, cell, AREA)
          expect(hidden(wide, { ...cell, top: cell.top + out.y })).toBe(0)
        },
      ),
    )
  })
})
