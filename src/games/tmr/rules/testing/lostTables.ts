import { dragonEntry } from '../dreamer/dragon.ts'
import type { ActiveEffect } from '../dreamer/effect.ts'
import type { Event, Happening } from '../events.ts'
import { GENRES } from '../map/genre.ts'
import { CELL_IDS, cellsOfGenre } from '../map/map.ts'
import { type Chance, chanceOf, FIRST } from './randomPlay.ts'

const ofFirst = (happenings: readonly Happening[]): readonly Event[] =>
  happenings.map((happening) => ({ ...happening, dreamer: FIRST }) as Event)

/** FAT-2: at every other table rounds are counted, and two are already over. */
const roundsOf = (seed: number): readonly Event[] =>
  seed % 2 === 0 ? [] : [1, 3].map((round): Event => ({ type: 'roundCalled', round }))

/** Lost from the start on any cell of its genre, with an encounter already mastered or won. */
export const lostFromTheStart = (seed: number): readonly Event[] => {
  const chance = chanceOf(seed)
  const kind = chance.of(['messager', 'messager', 'passeur', 'tourbillon-blanc'] as const)
  const happenings: Happening[] = [
    { type: 'placed', to: chance.of(CELL_IDS), hidden: true },
    { type: 'ascended', mode: chance.of(['normal', 'accelerated']), cost: 1, malus: 0, fatigue: 1 },
    { type: 'encounterMet', kind, strength: 2 + chance.below(7), face: 1, dice: [] },
    { type: kind === 'tourbillon-blanc' ? 'held' : 'serviceWon' },
  ]
  return [...ofFirst(happenings), ...roundsOf(seed)]
}

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

/** Held, won, or still to be faced. */
const FOLLOWS = {
  messager: [{ type: 'serviceWon' }],
  passeur: [{ type: 'serviceWon' }],
  'tourbillon-blanc': [{ type: 'held' }],
  'passeur-fou': [],
} as const satisfies Record<string, readonly Happening[]>

/** Lost from the start under several effects, with practice on some cells, a sign somewhere and a number for every day. */
export const lostUnderEffects = (seed: number): readonly Event[] => {
  const chance = chanceOf(seed)
  const days = Array.from({ length: 30 }, (_, day): Event => ({ type: 'astralSet', day, number: 1 + chance.below(12) }))
  const effects = Array.from({ length: 2 + chance.below(5) }, (_, at) => anEffect(at + 1, chance))
  const gone = effects.flatMap(({ genre, key }) => (key === 'genre-missing' && genre ? [...cellsOfGenre(genre)] : []))
  const holes = effects.flatMap(({ key, cell }) => (key === 'black-hole' && cell ? [cell] : []))
  const standing = CELL_IDS.filter((cell) => ![...gone, ...holes].includes(cell))
  const practice = Array.from({ length: 9 }, () => chance.of(cellsOfGenre('sanctuaire')))
  const met = chance.of(['messager', 'passeur', 'tourbillon-blanc', 'passeur-fou'] as const)
  const happenings = [
    ...effects.map((effect) => ({ type: 'effectBegan', effect }) as Happening),
    ...practice.map((cell): Happening => ({ type: 'bonusWon', spell: 'voix', cell, known: true })),
    { type: 'signSet', genres: [chance.of(GENRES)], difficulty: -2, value: 9, until: null, felt: false },
    { type: 'placed', to: chance.of(standing), hidden: true },
    { type: 'ascended', mode: chance.of(['normal', 'accelerated']), cost: 1, malus: 0, fatigue: 1 },
    { type: 'encounterMet', kind: met, strength: 2 + chance.below(7), face: 1, dice: [] },
    ...FOLLOWS[met],
  ] as const satisfies readonly Happening[]
  return [...days, ...ofFirst(happenings)]
}
