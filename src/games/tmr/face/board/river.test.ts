import { describe, expect, test } from 'vitest'
import { distanceBetween } from '../../../../house/geometry/index.ts'
import { CELLS, type CellId, cellsOfGenre, genreOf, neighbour } from '../../rules/public.ts'
import { cellAtPoint, HEX } from './hexes.ts'
import { BRIDGES, COURSES, LAKES, lengthOf, pointAlong, reach, STREAMS, smooth, wayBetween, wetPlace } from './river.ts'

const WATERY = new Set(['fleuve', 'lac', 'marais', 'pont'])

describe('the river', () => {
  test('[MAP-2] every cell of fleuve, lac, marais and pont lies on the water, and no other', () => {
    const onWater = new Set(COURSES.flatMap(({ cells }) => cells))
    for (const { id, genre } of CELLS) expect([id, onWater.has(id)]).toEqual([id, WATERY.has(genre)])
  })

  test('each course goes from cell to touching cell', () => {
    for (const { cells } of COURSES)
      cells.slice(1).forEach((id, index) => {
        expect(wayBetween(cells[index] as CellId, id)).not.toBeNull()
      })
  })

  test('it is one water: every course joins another, and one leaves the map', () => {
    const joined = new Set(COURSES[0]?.cells)
    for (let round = 0; round < COURSES.length; round++)
      for (const { cells } of COURSES) if (cells.some((id) => joined.has(id))) for (const id of cells) joined.add(id)
    expect(joined.size).toBe(new Set(COURSES.flatMap(({ cells }) => cells)).size)
    const leaving = COURSES.filter(({ leaves }) => leaves)
    expect(leaving).toHaveLength(1)
    expect(leaving[0]?.leaves && neighbour('A13' as CellId, leaving[0].leaves)).toBeNull()
  })

  test('the drawn water stays in watery cells', () => {
    for (const { line } of STREAMS)
      for (const point of line) {
        const id = cellAtPoint(point)
        if (id) expect([id, WATERY.has(genreOf(id))]).toEqual([id, true])
      }
  })

  test('names keep clear of the middle of the stream, lakes apart', () => {
    for (const { id, genre } of CELLS) {
      const place = wetPlace(id)
      if (!place || genre === 'fleuve' || genre === 'lac') continue
      for (const { line } of STREAMS)
        for (const point of line) expect(distanceBetween(point, place.label)).toBeGreaterThan(0.3 * HEX)
    }
  })

  test('a bridge and a lake for each of their cells', () => {
    expect(BRIDGES.map(({ cell }) => cell)).toEqual(cellsOfGenre('pont'))
    expect(LAKES).toEqual(cellsOfGenre('lac'))
    for (const { flow } of BRIDGES) expect(Math.abs(flow)).toBeGreaterThan(0.1)
  })

  test('a reach of the river runs between its two cells', () => {
    const line = reach('F3' as CellId, 'F4' as CellId)
    expect(lengthOf(line)).toBeGreaterThan(HEX)
    expect(reach('A1' as CellId, 'A2' as CellId)).toEqual([])
  })

  test('a smooth line passes through its knots', () => {
    const knots = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 0 },
    ]
    const line = smooth(knots)
    for (const knot of knots) expect(Math.min(...line.map((point) => distanceBetween(point, knot)))).toBeLessThan(1e-9)
  })

  test('half way along a straight line is its middle', () => {
    const { at, angle } = pointAlong(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      5,
    )
    expect(at).toEqual({ x: 5, y: 0 })
    expect(angle).toBe(0)
  })

  test('the water is widest at its mouth', () => {
    for (const { widths, course } of STREAMS) expect(widths.at(-1)).toBeCloseTo(course.mouth * HEX)
    expect(Math.max(...STREAMS.flatMap(({ widths }) => widths))).toBeCloseTo(0.6 * HEX)
  })
})
