import { expect, test } from 'vitest'
import { type ActiveEffect, CELL_IDS, type CellId, cellsOfGenre } from '../../rules/public.ts'
import { choosableNow } from './choosing.ts'

const effect = (key: ActiveEffect['key'], more: Partial<ActiveEffect> = {}): ActiveEffect => ({ n: 1, id: 'x', key, ...more })
const GONE = effect('genre-missing', { n: 2, genre: 'cite', until: 9 })
const cities = cellsOfGenre('cite')

test('[TET-9] a cell is chosen among those that fit and exist, and once only', () => {
  const open = choosableNow({ effects: [effect('extensible-reserve'), GONE] }, { kind: 'effect', effect: 1 })
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter((cell) => cities.includes(cell))).toEqual([])
  const chosen = effect('extensible-reserve', { cell: 'K9' as CellId })
  expect(choosableNow({ effects: [chosen] }, { kind: 'effect', effect: 1 })).toEqual([])
  expect(choosableNow({ effects: [] }, { kind: 'effect', effect: 1 })).toEqual([])
})

test('[DRG-10] nobody is put on a cell that is gone; it can be noted of all the same', () => {
  const board = { effects: [GONE] }
  expect(choosableNow(board, { kind: 'place', hidden: true })).toHaveLength(CELL_IDS.length - cities.length)
  expect(choosableNow(board, { kind: 'note' })).toEqual(CELL_IDS)
  expect(choosableNow(board, null)).toEqual([])
})
