import { DRAGON_DATA } from '../../../rules/dreamer/dragonData.ts'
import { ALL_KINDS } from '../../../rules/encounters/kinds.ts'
import type { Happening } from '../../../rules/events.ts'
import { acting, dragons as given, dragonsAt as givenAt } from '../../../rules/testing/dragonScene.ts'
import { type DreamerLike, holds, meets, type Scene, up } from '../../../rules/testing/scene.ts'
import { says, type Walked, walkFrom } from './walked.ts'

type Way = readonly [name: string, walk: () => Walked]

/** A few spells: what is said of all of them is said of these. */
const SPELLS = ['voix-d-hypnos', 'peur', 'non-agressivite', 'sommeil', 'permanence', 'voix', 'poing']
const dragons = (like: DreamerLike = {}, ...happenings: readonly Happening[]): Scene =>
  given({ spells: SPELLS, ...like }, ...happenings)
const dragonsAt = (hour: Parameters<typeof givenAt>[0], like: DreamerLike = {}): Scene =>
  givenAt(hour, { spells: SPELLS, ...like })

const KEEPER: DreamerLike = {
  reserves: [
    { cell: 'H3', spell: 'voix-d-hypnos' },
    { cell: 'G2', spell: 'peur' },
  ],
  xp: { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 },
}

const KINDS = { queue: 'queue', souffle: 'souffle', tete: 'tete', 'tete-tous': 'tete' } as const

/** DRG-2: each entry of each table as it strikes, and then the way up under it. */
const strikes: readonly Way[] = DRAGON_DATA.filter(({ id }) => id !== 'tete-don-de-haut-reve').map(({ id, table }) => [
  id,
  () => {
    const start = walkFrom(dragons({ ...KEEPER, ...(table === 'ombre' ? { shadow: true } : {}) }))
    const struck =
      table === 'ombre'
        ? says(start, 'afflict', { kind: 'queue' }, `ombre ${id}`)
        : table === 'desir'
          ? says(start, 'afflict', { kind: 'queue', entry: 'queue-desir-lancinant' }, `desir ${id}`)
          : table === 'idee'
            ? says(start, 'afflict', { kind: 'queue', entry: 'queue-idee-fixe' }, `idee ${id}`)
            : says(start, 'afflict', { kind: KINDS[table], entry: id })
    return says(struck, 'ascend', { mode: 'normal' })
  },
])

const met = (kind: (typeof ALL_KINDS)[number], strength = 6): Walked => walkFrom(dragons(KEEPER, up(), meets(kind, strength)))

/** ENC-3: each that can be met, as it is met, mastered, not mastered, evaded and repressed. */
const meetings: readonly Way[] = ALL_KINDS.flatMap((kind): readonly Way[] => [
  [`${kind} met`, () => met(kind)],
  [`${kind} mastered`, () => says(met(kind), 'master', {}, 'd100 1')],
  [`${kind} not mastered`, () => says(met(kind), 'master', {}, 'd100 99 queue queue-coup-de-barre')],
  [`${kind} evaded`, () => says(met(kind), 'evade')],
  [`${kind} repressed`, () => says(met(kind), 'repress', {}, 'd20 20')],
  [`${kind} repressed, a souffle`, () => says(met(kind), 'repress', {}, 'd20 1 souffle souffle-peage')],
])

const asleep = (like: DreamerLike = {}): Walked =>
  says(walkFrom(dragonsAt('serpent', { dream: 3, fatigue: 9, ...like })), 'sleep')
const hour = (walked: Walked, faces: string): Walked => says(walked, 'advance', { hours: 1 }, faces)

/** NIT: what a night does. */
const nights: readonly Way[] = [
  ['an hour of dream', () => hour(asleep(), 'd8 5')],
  ['an hour of nothing', () => hour(asleep(), 'd8 8')],
  ['a Dragon in sleep, mastered', () => hour(asleep(), 'd8 7 1 d100 1 tete tete-don-de-double-reve')],
  ['a Dragon in sleep, stronger', () => hour(asleep(), 'd8 7 1 d100 90 queue queue-insomnie')],
  ['a Dragon in sleep at zero', () => hour(walkFrom(dragonsAt('serpent', { dream: 0 })), 'd8 7 1')],
  ['dawn above the seuil', () => hour(asleep({ dream: 20 }), '')],
  [
    'the very end of the night',
    () =>
      says(
        walkFrom(dragonsAt('chateau-dormant', { dream: 20, effects: acting(['queue-inertie-draconique', { until: 1 }]) })),
        'advance',
        { hours: 1 },
      ),
  ],
  [
    'a loss that ends',
    () =>
      says(
        walkFrom(
          dragonsAt('chateau-dormant', {
            effects: acting(['souffle-perte-dans-une-caracteristique', { until: 1, characteristic: 'reve', loss: 3 }]),
          }),
        ),
        'advance',
        { hours: 1 },
        'd100 99',
      ),
  ],
  ['woken', () => says(asleep(), 'wake')],
  [
    'too much dream',
    () => says(walkFrom(dragons({ dream: 38 }, up(), meets('fleur', 6))), 'master', {}, 'd100 1 souffle souffle-trou-noir'),
  ],
  [
    'the stars',
    () => says(walkFrom(dragonsAt('serpent', { intellect: 12, astrologie: 3 })), 'horoscope', { day: 1 }, 'd12 5 d100 1'),
  ],
  [
    'a meditation',
    () => says(walkFrom(dragons({ intellect: 12 })), 'meditate', { method: 'frampanar', skill: 3, neglected: 1 }, 'd100 1'),
  ],
]

const under = (id: string, fields: object, like: DreamerLike = {}): Walked =>
  walkFrom(dragons({ ...KEEPER, ...like, effects: acting([id, fields]) }))
const upUnder = (walked: Walked): Walked => says(walked, 'ascend', { mode: 'normal' })

/** What the tables lead to at their far end. */
const farEnds: readonly Way[] = [
  [
    'a pilgrimage reached',
    () => says(upUnder(under('queue-pelerinage', { cell: 'H3' }, { reserves: [] })), 'move', { to: 'ne' }),
  ],
  ['magic barred', () => says(upUnder(under('queue-pelerinage', { cell: 'A1' })), 'cast', { spell: 'non-agressivite' })],
  [
    'a conquest failed',
    () => says(says(upUnder(under('queue-conquete', { cell: 'H4' })), 'move', { to: 'se' }), 'masterCell', {}, 'd100 80'),
  ],
  [
    'a conquest won',
    () => says(says(upUnder(under('queue-conquete', { cell: 'H4' })), 'move', { to: 'se' }), 'masterCell', {}, 'd100 1'),
  ],
  ['a purification failed', () => says(upUnder(under('souffle-periple', { cells: 'G4 K9' })), 'masterCell', {}, 'd100 80')],
  ['a purification won', () => says(upUnder(under('souffle-periple', { cells: 'G4' })), 'masterCell', {}, 'd100 1')],
  [
    'a closed city not opened',
    () => says(upUnder(under('souffle-fermeture-des-cites', { cells: 'G7' }, { position: 'G7' })), 'masterCell', {}, 'd100 80'),
  ],
  [
    'a closed city opened',
    () => says(upUnder(under('souffle-fermeture-des-cites', { cells: 'G7' }, { position: 'G7' })), 'masterCell', {}, 'd100 1'),
  ],
  ['a gift offered', () => upUnder(under('tete-present-des-cites', { cells: 'G7' }, { position: 'G7' }))],
  [
    'the last gift taken',
    () => says(upUnder(under('tete-present-des-cites', { cells: 'G7' }, { position: 'G7' })), 'takeGift', { kind: 'fleur' }),
  ],
  ['an urge met', () => says(upUnder(under('queue-urgence-draconique', { cell: 'H3' })), 'move', { to: 'ne' })],
  ['an urge repressed', () => says(under('queue-urgence-draconique', { cell: 'H3' }), 'repressEffect', { effect: 1 }, 'd20 20')],
  ['coming down under an urge', () => says(upUnder(under('queue-urgence-draconique', { cell: 'H3' })), 'descend')],
  ['a toll paid', () => says(upUnder(under('souffle-peage', { until: 9 }, { reserves: [] })), 'move', { to: 's' })],
  ['a leap home', () => says(upUnder(under('tete-terre-d-attache', { cell: 'H4' })), 'jump', { cell: 'H4' })],
  ['life at zero', () => says(walkFrom(dragons({ life: 1 }, up(), meets('tourbillon-rouge', 9))), 'master', {}, 'd100 99')],
  [
    'the last point spent on a cast',
    () => says(says(walkFrom(dragons({ dream: 5 }, up(), { type: 'settled' })), 'cast', { spell: 'voix' }, 'd100 30'), 'keep'),
  ],
  [
    'a ritual that costs seuil',
    () => says(walkFrom(dragons({}, up(), { type: 'settled' })), 'cast', { spell: 'permanence' }, 'd100 1'),
  ],
  [
    'a fumble stored',
    () =>
      says(
        says(walkFrom(dragons({}, up(), { type: 'settled' })), 'cast', { spell: 'voix' }, 'd100 100'),
        'storeFailure',
        {},
        'd100 2',
      ),
  ],
  [
    'a forgotten spell relearnt',
    () =>
      says(
        upUnder(
          walkFrom(
            dragons({
              intellect: 14,
              spells: ['peur'],
              effects: acting(['souffle-confusion-draconique', { spell: 'non-agressivite' }]),
              spellPoints: { oniros: 0, hypnos: 90, narcos: 0, thanatos: 0 },
            }),
          ),
        ),
        'synthesise',
        { spell: 'non-agressivite' },
        'd100 1',
      ),
  ],
  [
    'a synthesis failed',
    () =>
      says(
        upUnder(
          walkFrom(dragons({ intellect: 14, spells: ['peur'], spellPoints: { oniros: 0, hypnos: 90, narcos: 0, thanatos: 0 } })),
        ),
        'synthesise',
        { spell: 'non-agressivite' },
        'd100 97',
      ),
  ],
  [
    'a sign read',
    () =>
      says(
        upUnder(
          says(walkFrom(dragons({ intellect: 12 })), 'meditate', { method: 'frampanar', skill: 3, neglected: 0 }, 'd100 1'),
        ),
        'read',
        { voie: 'hypnos' },
        'd100 1',
      ),
  ],
  [
    'resistance to magic',
    () =>
      says(
        walkFrom(
          dragons(
            { effects: acting('tete-don-de-resistance-a-la-magie', 'tete-don-de-non-resistance-a-la-magie') },
            up(),
            holds('poing'),
          ),
        ),
        'keep',
      ),
  ],
  [
    'magic aimed at oneself',
    () =>
      says(
        says(
          says(walkFrom(dragons({ effects: acting('tete-don-de-resistance-a-la-magie') }, up(), holds('poing'))), 'keep'),
          'comeDown',
        ),
        'target',
        { on: 'self' },
        'd100 90',
      ),
  ],
  [
    'no resistance',
    () =>
      says(
        says(
          says(walkFrom(dragons({ effects: acting('tete-don-de-non-resistance-a-la-magie') }, up(), holds('poing'))), 'keep'),
          'comeDown',
        ),
        'target',
        { on: 'self', yield: true },
      ),
  ],
  [
    'several stored at one target',
    () =>
      says(
        upUnder(
          walkFrom(
            dragons({
              reserves: [
                { cell: 'G4', spell: 'peur' },
                { cell: 'G4', spell: 'sommeil' },
              ],
              effects: acting(['tete-reserve-extensible', { cell: 'G4' }]),
            }),
          ),
        ),
        'trigger',
        { spells: ['peur', 'sommeil'] },
      ),
  ],
  [
    'a level of Thanatos',
    () =>
      says(walkFrom(dragons({ xp: { reve: 9, oniros: 20, hypnos: 20, narcos: 0, thanatos: 20 } })), 'spend', {
        on: 'thanatos',
        from: 'oniros',
      }),
  ],
  ['too little experience', () => says(walkFrom(dragons()), 'spend', { on: 'hypnos' })],
  [
    'a reserve in a black hole',
    () => says(walkFrom(dragons(KEEPER)), 'afflict', { kind: 'souffle', entry: 'souffle-trou-noir' }, 'cell H3'),
  ],
  [
    'a drift',
    () =>
      says(
        says(walkFrom(dragons(KEEPER, up(), meets('tourbillon-blanc', 6))), 'master', {}, 'd100 99'),
        'struggle',
        {},
        'd100 1',
      ),
  ],
  ['no sleep by day', () => says(walkFrom(dragons()), 'sleep')],
]

/** Every way of the walk, by what it comes to. */
export const WAYS: readonly Way[] = [...strikes, ...meetings, ...nights, ...farEnds]
