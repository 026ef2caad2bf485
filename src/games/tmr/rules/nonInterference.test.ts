import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type Role, spectateur } from '../../../kit/roles.ts'
import type { Happening } from './events.ts'
import { type Event, type Table, tmr } from './index.ts'
import { CELL_IDS } from './map/map.ts'
import { chanceOf, FIRST, liveTable } from './testing/randomPlay.ts'
import { derive, forksOf, leak, mayDiffer, othersOf, PLAYER, refusalsIn, stepsFrom } from './testing/twoWorlds.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Lost from the start on any cell of its genre, and in most games with an encounter already mastered or won. */
const lostTable = (seed: number): Table => {
  const chance = chanceOf(seed)
  const kind = chance.of(['messager', 'messager', 'passeur', 'tourbillon-blanc'] as const)
  const happenings: Happening[] = [
    { type: 'placed', to: chance.of(CELL_IDS), hidden: true },
    { type: 'ascended', mode: chance.of(['normal', 'accelerated']), cost: 1, malus: 0, fatigue: 1 },
    { type: 'encounterMet', kind, strength: 2 + chance.below(7), face: 1, dice: [] },
    { type: kind === 'tourbillon-blanc' ? 'held' : 'serviceWon' },
  ]
  return happenings.reduce(
    (table, happening) => tmr.evolve(table, { ...happening, dreamer: FIRST } as Event),
    tmr.initial(liveTable()),
  )
}

/** FAT-2: at every other table rounds are counted, and two are already over. */
const begun = (seed: number): Table => {
  const table = seed % 4 === 0 ? tmr.initial(liveTable()) : lostTable(seed)
  return seed % 2 === 0 ? table : [1, 3].reduce((reached, round) => tmr.evolve(reached, { type: 'roundCalled', round }), table)
}

const games = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer({ min: 0 }), { minLength: 20, maxLength: 60 }) })

describe('two worlds that differ in the hidden cell', () => {
  test.each<[string, Role]>([
    ['the player', PLAYER],
    ['a spectator', spectateur(FIRST)],
  ])('[HID-6] %s is sent the same until an allowed observation differs', (_, role) => {
    const phases = new Set<string>()
    let compared = 0
    fc.assert(
      fc.property(games, ({ seed, choices }) => {
        for (const fork of forksOf(begun(seed), seed, choices).filter((_fork, at) => at < 4 || at % 4 === 0)) {
          for (const right of othersOf(fork)) {
            const steps = stepsFrom(fork.left, fork.seed, 8)
            compared++
            phases.add(fork.me.stage.phase)
            expect(leak({ role, left: fork.left, right, steps, derive, mayDiffer })).toBeNull()
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    )
    expect(compared).toBeGreaterThan(100)
    expect(phases.size).toBeGreaterThan(4)
  })

  test('[HID-6] whatever a player tries is refused alike', () => {
    fc.assert(
      fc.property(games, ({ seed, choices }) => {
        for (const fork of forksOf(begun(seed), seed, choices).filter((_fork, at) => at % 4 === 0))
          for (const right of othersOf(fork).slice(0, 2)) expect(refusalsIn(right)).toEqual(refusalsIn(fork.left))
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })
})
