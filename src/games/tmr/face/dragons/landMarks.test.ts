import { expect, test } from 'vitest'
import { type ActiveEffect, type CellId, cellsOfGenre, type DreamerView } from '../../rules/public.ts'
import { asksWet, cellsOf, landMarksOf } from './landMarks.ts'

const cell = (id: string): CellId => id as CellId
const effect = (key: ActiveEffect['key'], more: Partial<ActiveEffect> = {}): ActiveEffect => ({ n: 1, id: 'x', key, ...more })
const under = (...effects: ActiveEffect[]): Pick<DreamerView, 'effects' | 'reserves'> => ({ effects, reserves: [] })
const signsAt = (board: ReturnType<typeof under>, at: string): readonly string[] =>
  landMarksOf(board).flatMap((mark) => (mark.cell === at ? [mark.sign] : []))

test('[SOU-5] a flooded cell is marked once, and is wet', () => {
  const twice = under(effect('flooded-cell', { cell: cell('G4') }), effect('flooded-cell', { n: 2, cell: cell('G4') }))
  expect(signsAt(twice, 'G4')).toEqual(['flooded'])
  expect(asksWet(twice, cell('G4'))).toBe(true)
  expect(asksWet(under(), cell('G4'))).toBe(false)
})

test('[DRG-10] of a cell that is gone nothing else is told', () => {
  const board = under(effect('toll', { until: 9 }), effect('genre-missing', { n: 2, genre: 'cite', until: 9 }))
  const marks = landMarksOf(board)
  expect(marks.filter(({ sign }) => sign === 'gone')).toHaveLength(
    cellsOf(effect('genre-missing', { genre: 'cite' }), board).length,
  )
  expect(
    marks.some(({ sign, cell: at }) => sign === 'toll' && marks.some((other) => other.sign === 'gone' && other.cell === at)),
  ).toBe(false)
  expect(marks.some(({ sign }) => sign === 'toll')).toBe(true)
})

test('[QUE-5] drawn while lost, every known reserve presses', () => {
  const reserve = { cell: cell('H7'), spell: 'bouclier', erratic: false, cost: 6, note: '' }
  const board = { effects: [effect('reserve-urgency')], reserves: [reserve, { ...reserve, cell: null }] }
  expect(landMarksOf(board)).toEqual([{ cell: 'H7', sign: 'urgent' }])
})

test('[SOU-11] waters that resist twice are marked, a tamed one and a flooded cell are not', () => {
  const [lake, other] = cellsOfGenre('lac')
  if (!lake || !other) throw new Error('no lake')
  const doubled = effect('double-river-roll', { until: 9 })
  const board = under(
    doubled,
    effect('tamed-water', { n: 2, cell: lake, tamed: true }),
    effect('flooded-cell', { n: 3, cell: cell('G4') }),
  )
  expect([signsAt(board, other), signsAt(board, lake), signsAt(board, 'G4')]).toEqual([['doubled'], ['tamed'], ['flooded']])
  expect(cellsOf(doubled, board)).not.toContain(lake)
})

test('[TET-8] a water is first to be tamed, then asks for nothing', () => {
  const [lake] = cellsOfGenre('lac')
  if (!lake) throw new Error('no lake')
  const chosen = under(effect('tamed-water', { cell: lake, tamed: false }))
  const tamed = under(effect('tamed-water', { cell: lake, tamed: true }))
  expect([signsAt(chosen, lake), asksWet(chosen, lake)]).toEqual([['taming'], true])
  expect([signsAt(tamed, lake), asksWet(tamed, lake)]).toEqual([['tamed'], false])
})
