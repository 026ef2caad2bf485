import { expect, test } from 'vitest'
import { tmr } from '../../rules/index.ts'
import { DEFAULT_OPTIONS, dreamerId, GENRES, SPELLS } from '../../rules/public.ts'
import { testSpell } from '../../rules/testing/scene.ts'
import { READY_DREAMERS } from '../dreamer/readyDreamers.ts'
import { actorOf } from './actor.ts'
import { readActor, type Taken } from './readActor.ts'
import { writeActor } from './writeActor.ts'

const value = (number: number | string) => ({ value: number })

/** Made by hand to the format. */
const MELUSINE = {
  name: 'Mélusine',
  type: 'personnage',
  system: {
    carac: {
      taille: value(9),
      constitution: value(12),
      volonte: value('13'),
      vue: value(11),
      intellect: value(14),
      empathie: value(15),
      reve: value(16),
    },
    sante: { vie: { value: 8, max: 11 }, endurance: { value: 20, max: 23 }, fatigue: { value: 5, max: 46 } },
    reve: { reve: { value: 12, max: 16 }, seuil: value(18), refoulement: value(3), tmrpos: { coord: 'K9', cache: false } },
    heure: 7,
  },
  items: [
    { type: 'competence', name: "Voie d'Oniros", system: { categorie: 'draconic', niveau: 4 } },
    { type: 'competence', name: 'Voie de Thanatos', system: { categorie: 'draconic', niveau: -3 } },
    { type: 'competence', name: 'Astrologie', system: { categorie: 'connaissance', niveau: 2 } },
    { type: 'competence', name: 'Cuisine', system: { categorie: 'generale', niveau: 1 } },
    { type: 'sort', name: 'Air en eau', system: { draconic: "Voie d'Oniros" } },
    { type: 'sort', name: 'Peur', system: { draconic: "Voie d'Hypnos" } },
    { type: 'sort', name: 'Sort du voisin', system: { draconic: "Voie d'Oniros" } },
    { type: 'sortreserve', name: 'Peur', system: { coord: 'H5', ptreve: 4, draconic: "Voie d'Hypnos", heurecible: 'Vaisseau' } },
    { type: 'sortreserve', name: 'Peur', system: { coord: 'Z99', ptreve: 4 } },
    { type: 'queue', name: 'Une queue de là-bas', system: {} },
  ],
}

/** As the list of spells has them. */
const inOrder = (spells: readonly string[] | null): string[] | null =>
  spells && SPELLS.filter(({ id }) => spells.includes(id)).map(({ id }) => id)

const read = (json: unknown): Taken => {
  const actor = actorOf(json)
  if (!actor) throw new Error('no actor')
  return readActor(actor)
}

test('what an actor is becomes a dreamer', () => {
  const { setup } = read(MELUSINE)
  expect(setup).toMatchObject({
    sheet: {
      name: 'Mélusine',
      reve: 16,
      empathie: 15,
      volonte: 13,
      vue: 11,
      intellect: 14,
      astrologie: 2,
      birth: 'lyre',
      life: 11,
      stamina: { endurance: 23 },
      draconic: { oniros: 4, hypnos: -11, narcos: -11, thanatos: -3 },
      spells: ['air-en-eau', 'peur'],
    },
    dream: 12,
    seuil: 18,
    life: 8,
    fatigue: 5,
    repression: 3,
    position: 'K9',
    reserves: [{ cell: 'H5', spell: 'peur', cost: 4 }],
  })
})

test.each(['Peur *', 'PEUR*', ' peur ', 'Peur **'])('a spell written %j is known by its name', (name) => {
  const items = [{ type: 'sort', name, system: { draconic: "Voie d'Hypnos" } }]
  const { setup, left } = read({ ...MELUSINE, items })
  expect(setup.sheet.spells).toEqual(['peur'])
  expect(left.filter(({ kind }) => kind === 'spell')).toEqual([])
})

test('what is not taken over is named', () => {
  expect(read(MELUSINE).left).toEqual([
    { kind: 'other', name: 'Cuisine' },
    { kind: 'filled', name: 'Sort du voisin' },
    { kind: 'reserve', name: 'Peur' },
    { kind: 'dragon', name: 'Une queue de là-bas' },
  ])
})

test('a spell that no list has comes as the dreamer’s own, with the facts of its item', () => {
  const facts = {
    draconic: "Voie d'Oniros",
    difficulte: '-6',
    caseTMR: 'foret',
    caseTMRspeciale: '',
    ptreve: '5',
    isrituel: true,
    coutseuil: 1,
  }
  const variable = { draconic: 'Voie de Narcos', difficulte: 'variable', caseTMR: 'variable', caseTMRspeciale: '', ptreve: '3+' }
  const special = {
    draconic: "Voie d'Hypnos",
    difficulte: -4,
    caseTMR: 'special',
    caseTMRspeciale: 'Cité de Brame (D13)',
    ptreve: 4,
  }
  const items = [
    { type: 'sort', name: 'Racines *', system: facts },
    { type: 'sort', name: 'racines', system: facts },
    { type: 'sort', name: 'Verre', system: variable },
    { type: 'sort', name: 'Porte', system: special },
    { type: 'sort', name: 'caché\u202e', system: special },
    { type: 'sortreserve', name: 'Porte', system: { coord: 'D13', ptreve: 4 } },
  ]
  const { setup, left } = read({ ...MELUSINE, items })
  expect(setup.sheet.own).toMatchObject([
    { name: 'Racines', voie: 'oniros', difficulty: -6, genre: 'foret', cell: null, cost: 5, ritual: true, seuil: 1 },
    { name: 'Verre', voie: 'narcos', difficulty: 'variable', genre: 'variable', cost: 'variable', leastCost: 3 },
    { name: 'Porte', voie: 'hypnos', difficulty: -4, cell: 'D13', cost: 4 },
  ])
  expect(setup.reserves).toEqual([{ cell: 'D13', spell: setup.sheet.own?.[2]?.id, cost: 4 }])
  expect(left).toEqual([{ kind: 'spell', name: 'caché\u202e' }])
  expect(tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers: [{ ...setup, id: dreamerId('x') }] })).toHaveProperty(
    'dreamers',
  )
  const back = read(JSON.parse(writeActor(setup)))
  expect(back.setup.sheet.own).toEqual(setup.sheet.own)
  expect(back.setup.reserves).toEqual(setup.reserves)
})

test('every land that a spell of one’s own can have comes back as it went', () => {
  const { setup } = read(MELUSINE)
  const lands = [...GENRES, 'variable', 'sanctuaire+variable'] as const
  const own = lands.map((genre, at) => testSpell(`own-hypnos-chant-${at}`, { name: `Chant ${at}`, genre }))
  const back = read(JSON.parse(writeActor({ ...setup, sheet: { ...setup.sheet, own } })))
  expect(back.setup.sheet.own?.map(({ genre }) => genre)).toEqual(lands)
})

test('names that make the same id stay two spells', () => {
  const items = ['夢', '雲'].map((name) => ({
    type: 'sort',
    name,
    system: { draconic: 'oniros', caseTMR: 'lac', difficulte: -2, ptreve: 2 },
  }))
  expect(new Set(read({ ...MELUSINE, items }).setup.sheet.own?.map(({ id }) => id)).size).toBe(2)
})

test.each([
  ['vaisseau', 'vaisseau'],
  ['1', 'vaisseau'],
  [12, 'chateau-dormant'],
  ['chateaudormant', 'chateau-dormant'],
  ['Château Dormant', 'chateau-dormant'],
  ['poissonacrobate', 'poisson-acrobate'],
  ['Epées', 'epees'],
  [0, null],
  [13, null],
  ['', null],
])('the hour of birth written %j is %j', (heure, birth) => {
  expect(read({ ...MELUSINE, system: { ...MELUSINE.system, heure } }).setup.sheet.birth).toBe(birth)
})

test('spells in reserve of an older version stand in a list of the dream', () => {
  const list = [
    { coord: 'H5', sort: { name: 'Peur', draconic: "Voie d'Hypnos", data: { ptreve_reel: 4 } } },
    { coord: 'Z99', sort: { name: 'Peur' } },
    { coord: 'H5' },
  ]
  const { items, system, ...rest } = MELUSINE
  const old = read({ ...rest, data: { ...system, reve: { ...system.reve, reserve: { list } } }, items: items.slice(0, 3) })
  expect(old.setup.reserves).toEqual([{ cell: 'H5', spell: 'peur', cost: 4 }])
  expect(old.left).toContainEqual({ kind: 'reserve', name: 'Peur' })
})

test('what is missing is filled in, and said', () => {
  const { setup, left } = read({ name: 'Nu', type: 'personnage', data: { carac: { reve: value(12) } } })
  expect(setup).toMatchObject({ dream: 12, position: 'G4', sheet: { stamina: { endurance: 20 }, birth: null, spells: [] } })
  expect(left).toEqual([{ kind: 'place' }, { kind: 'dream' }, { kind: 'endurance' }, { kind: 'birth' }])
})

test.each(Object.entries(READY_DREAMERS))('%s written for Foundry comes back the same', (_id, { id, ...setup }) => {
  const back = read(JSON.parse(writeActor(setup)))
  expect(back.left).toEqual([])
  const tableOf = (dreamer: object) =>
    tmr.parseSetup({
      clock: { day: 1, hour: 'vaisseau' },
      options: DEFAULT_OPTIONS,
      dreamers: [{ ...dreamer, id: dreamerId('x') }],
    })
  const asWritten = {
    ...setup,
    seuil: setup.sheet.reve,
    life: 12,
    // Such an actor has its own picture, and no look of ours.
    sheet: { ...setup.sheet, look: undefined, life: 12, spells: inOrder(setup.sheet.spells) },
  }
  expect(tableOf(back.setup)).toEqual(tableOf(asWritten))
})

test.each([
  null,
  [],
  'text',
  {},
  { name: 'x' },
  { name: 'x', type: 'personnage' },
  { name: 'x', type: 'personnage', system: { carac: 3 } },
])('%j is no actor', (json) => {
  expect(actorOf(json)).toBeNull()
})

test.each([
  { ...MELUSINE, items: [null, 3, { type: 4 }, { type: 'sort' }, { type: 'sortreserve', system: [] }] },
  { ...MELUSINE, system: { carac: { reve: null }, sante: 4, reve: { tmrpos: [] }, heure: {} } },
])('an actor that is wrong in places is read as far as it goes', (json) => {
  expect(read(json).setup.sheet.name).toBe('Mélusine')
})
