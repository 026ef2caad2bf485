import { expect, test } from 'vitest'
import { foretold } from '../hidden/foretold.ts'
import { evenly } from '../hidden/weights.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import { CELL_IDS, type CellId, genreOf, neighbour } from '../map/map.ts'
import { makePlanner } from '../planner/plan.ts'
import { spellFacts } from '../planner/questionOf.ts'
import { FINDING_STEPS } from '../planner/steps.ts'
import { findSpell } from '../spells/spell.ts'
import { given, lostAmong, PLAYER, up } from '../testing/scene.ts'
import { viewOf } from '../view.ts'
import { findingWays, type LostAsked, lostAsked } from './finding.ts'

const planner = makePlanner()
const spell = spellFacts(findSpell({}, 'serenite') as NonNullable<ReturnType<typeof findSpell>>)

const asks = (candidates: string, wanted: typeof spell = null): LostAsked => {
  const scene = given({}, up(), ...lostAmong(candidates.split(' ')[0] as string, candidates))
  const asked = lostAsked(viewOf(scene.table, PLAYER), scene.seen, wanted)
  if (!asked) throw new Error('not lost')
  return asked
}
const waysOf = (asked: LostAsked) => new Map(findingWays(asked, planner).map(({ direction, chance }) => [direction, chance]))

/** The same reckoned the long way: every course of so many steps, from every cell. */
const naive = (weights: ReadonlyMap<CellId, number>, asked: LostAsked, taken: number): number =>
  Math.max(...DIRECTIONS.map((way) => naiveWay(weights, way, asked, taken)))

const naiveWay = (
  weights: ReadonlyMap<CellId, number>,
  way: (typeof DIRECTIONS)[number],
  asked: LostAsked,
  taken: number,
): number => {
  const chanceOf = (cell: CellId): number => asked.unhindered[CELL_IDS.indexOf(cell)] as number
  const anywhere = asked.unhindered.reduce((sum, one) => sum + one, 0) / CELL_IDS.length
  return foretold(weights, way).reduce((sum, { steps, left }) => {
    if (left === 1) return sum + steps.reduce((all, { to, weight }) => all + weight * (to ? chanceOf(to) : anywhere), 0)
    if (taken + 1 === FINDING_STEPS) return sum
    return sum + naive(new Map(steps.map(({ to, weight }) => [to as CellId, weight * chanceOf(to as CellId)])), asked, taken + 1)
  }, 0)
}

test('[HID-3] without a goal: the chance to know again where one is, unhindered, within a few steps', () => {
  const asked = asks('G4 K9 A12 E7')
  const ways = waysOf(asked)
  for (const way of DIRECTIONS) expect(ways.get(way)).toBeCloseTo(naiveWay(evenly(asked.candidates), way, asked, 0), 12)
})

test('[WET-1] of ways that tell as much, those into water come last', () => {
  // One cell is told by any step: from G4 two of them lead into the Fleuve.
  const ways = findingWays({ ...asks('G4 K9'), candidates: ['G4' as CellId], likelihood: [1] }, planner)
  const last = ways.slice(-2).map(({ direction }) => direction)
  expect(last.sort()).toEqual(['nw', 'sw'])
})

test('[PLN-1] where a step tells all, a way is worth what the planner says of it, cell by cell', () => {
  const asked = asks('G4 K9', spell)
  const { question } = asked
  if (!question) throw new Error('nothing to plan')
  const ways = waysOf(asked)
  for (const way of DIRECTIONS) {
    const groups = foretold(evenly(asked.candidates), way)
    if (groups.some(({ left }) => left > 1)) continue
    const worth = asked.candidates.map(
      (cell) =>
        planner.options({ ...question, cell }).find(({ action }) => action.type === 'move' && action.to === way)?.chance ?? 0,
    )
    expect(ways.get(way)).toBeCloseTo(worth.reduce((sum, one) => sum + one, 0) / worth.length, 12)
  }
})

test('[CAST-1] into the land of the spell from wherever one is: lost or not, it can be cast there', () => {
  const below = CELL_IDS.filter((cell) => {
    const to = neighbour(cell, 'n')
    return to !== null && genreOf(to) === 'collines'
  })
  expect(below.length).toBeGreaterThan(1)
  expect(waysOf(asks(below.join(' '), spell)).get('n')).toBeGreaterThan(0.3)
})

test('[HID-6] nothing is weighed where one is known to be, or held', () => {
  const scene = given({}, up(), { type: 'settled' })
  expect(lostAsked(viewOf(scene.table, PLAYER), scene.seen, null)).toBeNull()
})
