import { expect, test } from 'vitest'
import { add } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { centreOf } from './hexes.ts'
import { asideAt, OthersUnderWay, placedOthers } from './others.ts'
import type { OtherPawnMark, PawnWay } from './types.ts'

const at = (of: string, cell: string, way: PawnWay = 'step'): OtherPawnMark => ({ of, cell: cell as CellId, way })
const standing = (...others: readonly OtherPawnMark[]) => placedOthers({ others })
const crowd = (count: number) => standing(...Array.from({ length: count }, (_, who) => at(`${who}`, 'G4')))

const moved = (way: PawnWay, still = false): OthersUnderWay => {
  const others = new OthersUnderWay()
  others.stand(standing(at('ana', 'G4'), at('bo', 'K9')), 0, still)
  others.stand(standing(at('ana', 'G5', way), at('bo', 'K9')), 1000, still)
  return others
}

test('whoever moves glides from where they stood, the others stay where they are', () => {
  const others = moved('step')
  expect([...others.underWay(1000)]).toEqual(['ana'])
  expect(others.poses(1000)[0]?.pose.at).toEqual(centreOf('G4' as CellId))
  const { y } = others.poses(1200)[0]?.pose.at ?? { y: 0 }
  expect(y).toBeGreaterThan(centreOf('G4' as CellId).y)
  expect(y).toBeLessThan(centreOf('G5' as CellId).y)
})

test('arrived, a figure is drawn until it stands among the marks again', () => {
  const others = moved('step')
  expect([...others.underWay(9000)]).toEqual([])
  expect(others.poses(9000)[0]?.pose.at).toEqual(centreOf('G5' as CellId))
  others.rest(others.underWay(9000))
  expect(others.poses(9000)).toEqual([])
})

test('nothing glides that was put there, that has just come, or where nothing is to move', () => {
  expect(moved('none').poses(1000)).toEqual([])
  expect(moved('step', true).poses(1000)).toEqual([])
  const others = new OthersUnderWay()
  others.stand(standing(at('ana', 'G4')), 0, false)
  expect(others.poses(0)).toEqual([])
})

test('marks drawn anew on the way do not stop it; a second step sets out anew; who leaves is gone', () => {
  const others = moved('step')
  others.stand(standing(at('ana', 'G5', 'none'), at('bo', 'K9')), 1100, false)
  expect([...others.underWay(1100)]).toEqual(['ana'])
  others.stand(standing(at('ana', 'G6'), at('bo', 'K9')), 1200, false)
  expect(others.poses(1200)[0]?.pose.at).toEqual(centreOf('G5' as CellId))
  others.stand(standing(at('bo', 'K9')), 1300, false)
  expect(others.poses(1300)).toEqual([])
})

test('beside another one ends where one stands', () => {
  const others = new OthersUnderWay()
  others.stand(standing(at('ana', 'G4'), at('bo', 'G5')), 0, false)
  const together = standing(at('ana', 'G4'), at('bo', 'G4'))
  others.stand(together, 0, false)
  const [, bo] = together
  expect(others.poses(9000).at(-1)?.pose.at).toEqual(bo && add(centreOf(bo.cell), asideAt(bo.stand)))
})

test('however many share a cell, each is beside the next and none stands outside', () => {
  for (let count = 2; count <= 12; count++) {
    const stands = crowd(count).map(({ stand }) => stand)
    for (const { x } of stands) expect(Math.abs(x)).toBeLessThanOrEqual(0.9)
    for (const [at, one] of stands.entries())
      for (const other of stands.slice(at + 1))
        if (one.y === other.y) expect(Math.abs(one.x - other.x)).toBeGreaterThan(0.76 * one.scale)
  }
})

test('who is in hand takes nobody else’s place', () => {
  const [ana, bo] = [at('ana', 'G4'), at('bo', 'G4')]
  expect(placedOthers({ pawn: ana, others: [bo] })[0]?.stand).toEqual(standing(ana, bo)[1]?.stand)
})
