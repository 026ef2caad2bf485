import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Role, spectateur } from '../../../kit/roles.ts'
import type { Received } from '../../../kit/testing/nonInterference.ts'
import { dragonEntry } from './dreamer/dragon.ts'
import type { ActiveEffect } from './dreamer/effect.ts'
import type { Happening } from './events.ts'
import { type Event, type Table, type Told, tmr, type View } from './index.ts'
import { GENRES } from './map/genre.ts'
import { CELL_IDS, cellsOfGenre } from './map/map.ts'
import type { Dreamer } from './state.ts'
import { dragonSays, dragonTable } from './testing/dragonPlay.ts'
import { type Chance, chanceOf, FIRST } from './testing/randomPlay.ts'
import { derive, forksOf, leak, mayDiffer, othersOf, PLAYER, refusalsIn, stepsFrom } from './testing/twoWorlds.ts'

vi.setConfig({ testTimeout: 240_000 })

const dryCell = (chance: Chance) => chance.of([...cellsOfGenre('sanctuaire'), ...cellsOfGenre('cite'), ...cellsOfGenre('pont')])

/** Something of the Dragons that bends what a lost player meets. */
const anEffect = (n: number, chance: Chance): ActiveEffect => {
  const [id, fields] = chance.of<readonly [string, Partial<ActiveEffect>]>([
    ['queue-pelerinage', { cell: chance.of(CELL_IDS) }],
    ['queue-conquete', { cell: dryCell(chance) }],
    ['queue-urgence-draconique', {}],
    ['queue-mauvaise-rencontre-en-perspective', { left: 3 }],
    ['souffle-periple', { genre: 'sanctuaire', cells: cellsOfGenre('sanctuaire').slice(chance.below(4)) }],
    ['souffle-fermeture-des-cites', { cells: cellsOfGenre('cite').slice(chance.below(20)) }],
    ['souffle-debordement', { cell: dryCell(chance) }],
    ['souffle-impraticabilite-des-ponts', {}],
    ['souffle-desorientation', { genre: chance.of(GENRES) }],
    ['souffle-trou-noir', { cell: dryCell(chance) }],
    ['souffle-peage', {}],
    ['souffle-double-resistance-du-fleuve', {}],
    ['tete-present-des-cites', { cells: cellsOfGenre('cite').slice(chance.below(20)) }],
    ['tete-terre-d-attache', { cell: dryCell(chance) }],
    ['tete-connaissance-du-fleuve', {}],
    ['tete-reserve-en-securite', {}],
    ['tete-reserve-extensible', { cell: dryCell(chance) }],
    [
      'tete-quete-des-eaux',
      { cell: chance.of([...cellsOfGenre('lac'), ...cellsOfGenre('marais')]), tamed: chance.below(2) === 0 },
    ],
  ])
  return { n, id, key: dragonEntry(id)?.key ?? null, ...fields }
}

const after = (table: Table, happenings: readonly Happening[]): Table =>
  happenings.reduce((reached, happening) => tmr.evolve(reached, { ...happening, dreamer: FIRST } as Event), table)

/** Held, won, or still to be faced. */
const FOLLOWS = {
  messager: [{ type: 'serviceWon' }],
  passeur: [{ type: 'serviceWon' }],
  'tourbillon-blanc': [{ type: 'held' }],
  'passeur-fou': [],
} as const satisfies Record<string, readonly Happening[]>

/** Lost from the start under several effects, with practice on some cells, a sign somewhere and a number for every day. */
const lostTable = (seed: number): Table => {
  const chance = chanceOf(seed)
  const days = Object.fromEntries(Array.from({ length: 30 }, (_, day) => [day, 1 + chance.below(12)]))
  const effects = Array.from({ length: 2 + chance.below(5) }, (_, at) => anEffect(at + 1, chance))
  const gone = effects.flatMap(({ genre, key }) => (key === 'genre-missing' && genre ? [...cellsOfGenre(genre)] : []))
  const holes = effects.flatMap(({ key, cell }) => (key === 'black-hole' && cell ? [cell] : []))
  const standing = CELL_IDS.filter((cell) => ![...gone, ...holes].includes(cell))
  const practice = Array.from({ length: 9 }, () => chance.of(cellsOfGenre('sanctuaire')))
  const met = chance.of(['messager', 'passeur', 'tourbillon-blanc', 'passeur-fou'] as const)
  return after({ ...dragonTable(), astral: days }, [
    ...effects.map((effect) => ({ type: 'effectBegan', effect }) as Happening),
    ...practice.map((cell): Happening => ({ type: 'bonusWon', spell: 'voix', cell, known: true })),
    { type: 'signSet', genres: [chance.of(GENRES)], difficulty: -2, value: 9, until: null, felt: false },
    { type: 'placed', to: chance.of(standing), hidden: true },
    { type: 'ascended', mode: chance.of(['normal', 'accelerated']), cost: 1, malus: 0, fatigue: 1 },
    { type: 'encounterMet', kind: met, strength: 2 + chance.below(7), face: 1, dice: [] },
    ...FOLLOWS[met],
  ])
}

const games = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer({ min: 0 }), { minLength: 20, maxLength: 60 }) })

test.each<[string, Role]>([
  ['the player', PLAYER],
  ['a spectator', spectateur(FIRST)],
])('[DRG-13] [HID-6] under effects %s is sent the same until an allowed observation differs', (_, role) => {
  const keys = new Set<string | null>()
  let compared = 0
  fc.assert(
    fc.property(games, ({ seed, choices }) => {
      const forks = forksOf(lostTable(seed), seed, choices, dragonSays)
      for (const fork of forks.filter((_fork, at) => at < 4 || at % 4 === 0)) {
        for (const right of othersOf(fork)) {
          const steps = stepsFrom(fork.left, fork.seed, 8, dragonSays)
          compared++
          for (const { key } of fork.me.effects) keys.add(key)
          expect(leak({ role, left: fork.left, right, steps, derive, mayDiffer })).toBeNull()
        }
      }
    }),
    { numRuns: 20, endOnFailure: true },
  )
  expect(compared).toBeGreaterThan(100)
  expect(keys.size).toBeGreaterThan(8)
})

test('[DRG-13] [HID-6] under effects whatever a player tries is refused alike', () => {
  fc.assert(
    fc.property(games, ({ seed, choices }) => {
      for (const fork of forksOf(lostTable(seed), seed, choices, dragonSays).filter((_fork, at) => at % 4 === 0))
        for (const right of othersOf(fork).slice(0, 2)) expect(refusalsIn(right)).toEqual(refusalsIn(fork.left))
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

/** AST-3, SIG-1: other numbers for every day, another value of the sign. */
const otherSky = (table: Table): Table => {
  const me = table.dreamers[FIRST] as Dreamer
  const { sign } = me.depths
  const astral = Object.fromEntries(Object.entries(table.astral).map(([day, number]) => [day, (number % 12) + 1]))
  const depths = { ...me.depths, sign: sign && { ...sign, value: 2 } }
  return { ...table, astral, dreamers: { ...table.dreamers, [FIRST]: { ...me, depths } } }
}

/** What a reading tells, the quality of a roll, and what was read of a sign. */
const isOfTheSky = ({ message }: Received<View, Told>): boolean =>
  message?.told.some(({ what }) => what.type === 'starsRead' || what.type === 'castRolled' || what.type === 'signRead') ?? false

test('[AST-3] [SIG-1] two worlds under other stars and with another sign look the same', () => {
  let compared = 0
  fc.assert(
    fc.property(games, ({ seed, choices }) => {
      for (const { left, seed: at } of forksOf(lostTable(seed), seed, choices, dragonSays).slice(0, 6)) {
        compared++
        const steps = stepsFrom(left, at, 8, dragonSays).map(({ command, by }) => ({ command, by }))
        const worlds = { role: PLAYER, left, right: otherSky(left), steps, derive }
        expect(leak({ ...worlds, mayDiffer: (one, other) => isOfTheSky(one) && isOfTheSky(other) })).toBeNull()
      }
    }),
    { numRuns: 20, endOnFailure: true },
  )
  expect(compared).toBeGreaterThan(20)
})
