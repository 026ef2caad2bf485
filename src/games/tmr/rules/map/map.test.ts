import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cell, given, up } from '../testing/scene.ts'
import { isCellName } from './cellName.ts'
import { GENRES, isWetGenre } from './genre.ts'
import { DIRECTIONS, type Direction } from './geometry.ts'
import {
  along,
  byMapOrder,
  CELL_IDS,
  CELLS,
  type CellId,
  cellAt,
  cellOf,
  cellsOfGenre,
  cellsWithin,
  distance,
  genreOf,
  isCellId,
  isWet,
  nameOf,
  neighbour,
  pathEnd,
  returnsToStart,
} from './map.ts'

const REFERENCE = new URL('../testing/reference/tmr-map.csv', import.meta.url)
const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: 's', ne: 'sw', se: 'nw', s: 'n', sw: 'ne', nw: 'se' }

describe('the board', () => {
  test('[MAP-1] a cell is known by its name alone', () => {
    const names = [...'ABCDEFGHIJKLMN'].flatMap((column) => Array.from({ length: 17 }, (_, row) => `${column}${row}`))
    expect(names.filter(isCellName)).toEqual(names.filter(isCellId))
  })

  test('[MAP-2] where the examples of the texts do not fit the map, the map holds', () => {
    const from = cell('G4')
    const nearest = [...cellsOfGenre('collines')].sort((a, b) => distance(from, a) - distance(from, b))[0] as CellId
    expect([nearest, distance(from, nearest), distance(from, cell('J4'))]).toEqual(['H2', 2, 3])
    expect(genreOf(cell('A15'))).toBe('cite')
  })

  test('[MAP-1] 189 cells: fifteen rows in A, C, E… and fourteen in B, D, F…', () => {
    expect(CELLS).toHaveLength(189)
    expect(new Set(CELL_IDS).size).toBe(189)
    const rows = 'ABCDEFGHIJKLM'.split('').map((column) => CELL_IDS.filter((id) => id.startsWith(column)).length)
    expect(rows).toEqual([15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15])
  })

  test('[MAP-1] the even columns sit half a cell lower: B1 touches A1 and A2', () => {
    expect(distance(cell('B1'), cell('A1'))).toBe(1)
    expect(distance(cell('B1'), cell('A2'))).toBe(1)
    expect(distance(cell('B1'), cell('A3'))).toBe(2)
    expect(neighbour(cell('B1'), 'nw')).toBe('A1')
    expect(neighbour(cell('B1'), 'sw')).toBe('A2')
  })

  test('[MAP-1] cells stand by column, then row', () => {
    expect(CELL_IDS.slice(0, 3)).toEqual(['A1', 'A2', 'A3'])
    expect(CELL_IDS.slice(14, 16)).toEqual(['A15', 'B1'])
    expect([cell('B1'), cell('A15'), cell('A2')].sort(byMapOrder)).toEqual(['A2', 'A15', 'B1'])
    for (const [at, one] of CELLS.entries()) expect(one.index).toBe(at)
  })

  test('[MAP-2] fourteen genres, each with cells of its own', () => {
    expect(GENRES).toHaveLength(14)
    const counted = GENRES.map((genre) => cellsOfGenre(genre).length)
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(189)
    expect(Math.min(...counted)).toBeGreaterThan(1)
    expect(cellsOfGenre('cite')).toHaveLength(22)
  })

  test('[MAP-2] all fleuve cells share one name, and no other cell has it', () => {
    const names = new Set(cellsOfGenre('fleuve').map(nameOf))
    expect([...names]).toEqual(["Fleuve de l'Oubli"])
    expect(CELLS.filter(({ genre, name }) => genre !== 'fleuve' && names.has(name))).toEqual([])
  })

  test('[MAP-2] genres and names are those of the list', () => {
    const rows = readFileSync(REFERENCE, 'utf8').trim().split(/\r?\n/).slice(1)
    expect(CELLS.map(({ id, genre, name }) => `${id},${genre},${name}`)).toEqual(rows.map((row) => row.replaceAll('"', '')))
  })

  test('[MAP-3] fleuve, lac and marais are wet; a pont is not', () => {
    expect(GENRES.filter(isWetGenre)).toEqual(['fleuve', 'lac', 'marais'])
    expect(isWet(cell('G5'))).toBe(false)
    expect(isWet(cell('G6'))).toBe(true)
  })

  test('[MAP-4] G4 touches G3, H3, H4, G5, F4, F3, in the order of the six ways', () => {
    expect(DIRECTIONS.map((way) => neighbour(cell('G4'), way))).toEqual(['G3', 'H3', 'H4', 'G5', 'F4', 'F3'])
  })

  test('[MAP-4] a way back leads back, and touching cells are one apart', () => {
    for (const from of CELL_IDS)
      for (const way of DIRECTIONS) {
        const to = neighbour(from, way)
        if (to === null) continue
        expect(neighbour(to, OPPOSITE[way])).toBe(from)
        expect(distance(from, to)).toBe(1)
      }
  })

  test('[MAP-4] distance is the fewest steps', () => {
    const reached = new Map([[cell('A1'), 0]])
    const queue = [cell('A1')]
    for (const from of queue)
      for (const way of DIRECTIONS) {
        const to = neighbour(from, way)
        if (to === null || reached.has(to)) continue
        reached.set(to, (reached.get(from) ?? 0) + 1)
        queue.push(to)
      }
    for (const [id, steps] of reached) expect(distance(cell('A1'), id)).toBe(steps)
    expect(reached.size).toBe(189)
  })

  test('[MAP-4] cells within a reach, a line and the end of a path', () => {
    expect(cellsWithin(cell('G4'), 1)).toHaveLength(7)
    expect(cellsWithin(cell('A1'), 1)).toEqual(['A1', 'A2', 'B1'])
    expect(along(cell('G4'), 's', 3)).toBe('G7')
    expect(along(cell('G4'), 'n', 4)).toBeNull()
    expect(along(cell('G4'), 'ne', 2)).toBe('I3')
    expect(pathEnd(cell('G4'), ['n', 'ne', 'se'])).toBe('I3')
    expect(pathEnd(cell('A1'), ['n'])).toBeNull()
    expect(pathEnd(cell('A1'), ['n', 's', 's'])).toBe('A2')
    expect(returnsToStart(['n', 'se', 'sw'])).toBe(true)
    expect(returnsToStart(['n', 'n'])).toBe(false)
    expect(returnsToStart([])).toBe(true)
  })

  test('[MAP-4] what is no cell of the map is known as such', () => {
    for (const text of ['B15', 'N1', 'A0', 'a1', '', 'constructor', null, 3]) expect(isCellId(text)).toBe(false)
    expect(cellAt({ q: -1, r: 0 })).toBeNull()
    expect(cellAt({ q: 13, r: 0 })).toBeNull()
    expect(cellOf(cell('M15')).name).not.toBe('')
    expect(genreOf(cell('M15'))).toBe('cite')
  })
})

describe('leaving the map', () => {
  test('[MAP-5] on foot: put back on a cell drawn among all 189, and the new cell is told', () => {
    const scene = given({ position: 'A1' }, up()).does('move', { to: 'n' }, 'cell K9 d7 1')
    expect(scene.me.position).toBe('K9')
    expect(scene.seen.position).toBe('K9')
    expect(scene.told[0]).toMatchObject({ what: { type: 'moved', exit: true, to: 'K9', genre: 'sanctuaire' } })
  })

  test('[MAP-5] while lost, a voluntary exit makes the position known again', () => {
    const scene = given({ position: 'A1' }, up(), { type: 'fitted', candidates: [cell('A1'), cell('F1')] })
    const after = scene.does('move', { to: 'n' }, 'cell G10 d7 1')
    expect(after.seen).toMatchObject({ position: 'G10', candidates: ['G10'] })
  })
})
