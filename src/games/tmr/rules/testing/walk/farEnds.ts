import { NEW_OPTIONS } from '../../setup.ts'
import { acting } from '../dragonScene.ts'
import { type DreamerLike, holds, meets, NITOUCHE, PLAYER, up } from '../scene.ts'
import { goes, says, type Walked } from './walked.ts'
import { dragons, dragonsAt, type FarEnd, KEEPER, UP, under, upUnder } from './way.ts'

const settled = (like: DreamerLike = {}): Walked => dragons(like, up(), { type: 'settled' })
const aiming = (...effects: readonly string[]): Walked =>
  goes(dragons({ effects: acting(...effects) }, up(), holds('non-agressivite')), ['keep'], ['comeDown'])
const given = (cells: string): Walked => upUnder('tete-present-des-cites', { cells }, { position: 'G7' })
const shutCity = (): Walked => upUnder('souffle-fermeture-des-cites', { cells: 'G7' }, { position: 'G7' })
const conquering = (): Walked => says(upUnder('queue-conquete', { cell: 'H4' }), 'move', { to: 'se' })
const learner: DreamerLike = {
  intellect: 14,
  spells: ['peur'],
  spellPoints: { oniros: 0, hypnos: 90, narcos: 0, thanatos: 0 },
}
const CONFUSED = acting(['souffle-confusion-draconique', { spell: 'non-agressivite' }])
const together: DreamerLike = {
  reserves: [
    { cell: 'G4', spell: 'peur' },
    { cell: 'G4', spell: 'sommeil' },
  ],
  effects: acting(['tete-reserve-extensible', { cell: 'G4' }]),
}
const MEDITATES = ['meditate', { method: 'frampanar', skill: 3, neglected: 0 }, 'd100 1'] as const
const CASTS = { spell: 'non-agressivite' }

const goals: readonly FarEnd[] = [
  [
    'a pilgrimage reached',
    [{ type: 'effectEnded', why: 'goal' }],
    () => says(upUnder('queue-pelerinage', { cell: 'H3' }, { reserves: [] }), 'move', { to: 'ne' }),
  ],
  ['a conquest failed', [{ type: 'cameDown', mastery: 'conquest' }], () => says(conquering(), 'masterCell', {}, 'd100 80')],
  ['a conquest won', [{ type: 'effectEnded', why: 'goal' }], () => says(conquering(), 'masterCell', {}, 'd100 1')],
  [
    'a purification failed',
    [{ type: 'cameDown', mastery: 'purification' }],
    () => says(upUnder('souffle-periple', { cells: 'G4 K9' }), 'masterCell', {}, 'd100 80'),
  ],
  [
    'one purification of two',
    [{ type: 'effectChanged', why: 'purified' }],
    () => says(upUnder('souffle-periple', { cells: 'G4 K9' }), 'masterCell', {}, 'd100 1'),
  ],
  [
    'a purification won',
    [{ type: 'effectEnded', why: 'goal' }],
    () => says(upUnder('souffle-periple', { cells: 'G4' }), 'masterCell', {}, 'd100 1'),
  ],
  ['a closed city not opened', [{ type: 'cameDown', mastery: 'closed' }], () => says(shutCity(), 'masterCell', {}, 'd100 80')],
  ['a closed city opened', [{ type: 'effectEnded', why: 'goal' }], () => says(shutCity(), 'masterCell', {}, 'd100 1')],
  ['a gift offered', [{ type: 'giftOffered' }], () => given('G7')],
  [
    'a gift taken, others to come',
    [{ type: 'effectChanged', why: 'gave' }, { type: 'carried' }],
    () => goes(given('G7 F5'), ['takeGift', { kind: 'passeur' }, 'd6 1 1'], ['goTo', { cell: 'F6' }]),
  ],
  [
    'a Messager given and sent',
    [{ type: 'giftTaken', kind: 'messager' }, { type: 'messengerSent' }],
    () => goes(given('G7 F5'), ['takeGift', { kind: 'messager' }, 'd6 3 3'], ['goTo', { cell: 'G4' }]),
  ],
  [
    'the last gift taken',
    [{ type: 'effectEnded', id: 'tete-present-des-cites' }],
    () => says(given('G7'), 'takeGift', { kind: 'fleur' }, 'd6 1 1'),
  ],
  [
    'an urge met',
    [
      { type: 'triggered', why: 'urge' },
      { type: 'effectEnded', why: 'goal' },
    ],
    () => says(upUnder('queue-urgence-draconique', { cell: 'H3' }), 'move', { to: 'ne' }),
  ],
  [
    'an urge repressed',
    [
      { type: 'repressed', why: 'effect' },
      { type: 'effectEnded', why: 'repressed' },
    ],
    () => says(under('queue-urgence-draconique', { cell: 'H3' }), 'repressEffect', { effect: 1 }, 'd20 20'),
  ],
  [
    'a desire ended by the gardien',
    [{ type: 'effectEnded', why: 'gardien' }],
    () => says(under('queue-desir-lancinant', {}), 'endEffect', { effect: 1 }),
  ],
  [
    'a water tamed',
    [{ type: 'effectChanged', why: 'tamed' }],
    () => says(upUnder('tete-quete-des-eaux', { cell: 'C2' }, { position: 'C2', reserves: [] }), 'masterCell', {}, 'd100 1'),
  ],
  [
    'a home chosen',
    [{ type: 'effectChanged', why: 'chosen' }],
    () => says(under('tete-terre-d-attache', {}), 'choose', { effect: 1, cell: 'H4' }),
  ],
]

const costs: readonly FarEnd[] = [
  [
    'a toll paid',
    [{ type: 'tollPaid', points: 1 }],
    () => says(upUnder('souffle-peage', { until: 9 }, { reserves: [] }), 'move', { to: 's' }),
  ],
  ['a leap home', [{ type: 'jumped' }], () => says(upUnder('tete-terre-d-attache', { cell: 'H4' }), 'jump', { cell: 'H4' })],
  [
    'life at zero',
    [
      { type: 'hurt', why: 'whirl' },
      { type: 'fellAsleep', why: 'life' },
    ],
    () => says(dragons({ life: 1 }, up(), meets('tourbillon-rouge', 9)), 'master', {}, 'd100 99 d20 20'),
  ],
  [
    'the last point spent on a cast',
    [
      { type: 'tookEffect', outcome: 'unaimed' },
      { type: 'fellAsleep', why: 'dream' },
    ],
    () => says(settled({ dream: 3 }), 'cast', CASTS, 'd100 50'),
  ],
  [
    'the last points lost to a failure',
    [
      { type: 'tookEffect', outcome: 'erratic' },
      { type: 'fellAsleep', why: 'dream' },
    ],
    () => goes(settled({ dream: 3 }), ['cast', CASTS, 'd100 100']),
  ],
  [
    'a ritual that costs seuil',
    [{ type: 'seuilChanged', by: -1, why: 'ritual' }],
    () => says(settled(), 'cast', { spell: 'permanence' }, 'd100 1'),
  ],
  ['a spell put in reserve', [{ type: 'stored' }], () => goes(settled(), ['cast', CASTS, 'd100 50'], ['reserve'])],
  ['a spell that fails', [{ type: 'cameDown', why: 'failure' }], () => says(settled(), 'cast', CASTS, 'd100 80')],
  ['a fumble suffered', [{ type: 'cameDown', why: 'fumble' }], () => goes(settled(), ['cast', CASTS, 'd100 100'], ['accept'])],
  [
    'a fumble stored',
    [{ type: 'fumbleRolled' }, { type: 'stored' }],
    () => goes(settled(), ['cast', CASTS, 'd100 100'], ['storeFailure', {}, 'd100 2']),
  ],
  [
    'a stored failure triggered',
    [{ type: 'triggered' }, { type: 'cameDown', erratic: true }],
    () => goes(dragons({ reserves: [{ cell: 'G4', spell: 'non-agressivite', erratic: true }] }), UP, ['comeDown']),
  ],
]

const learning: readonly FarEnd[] = [
  [
    'a forgotten spell relearnt',
    [{ type: 'effectEnded', why: 'relearnt' }],
    () => goes(dragons({ ...learner, effects: CONFUSED }), UP, ['synthesise', CASTS, 'd100 1']),
  ],
  [
    'a synthesis passed',
    [{ type: 'spellLearnt', why: 'synthesis' }],
    () => goes(dragons(learner), UP, ['synthesise', CASTS, 'd100 40']),
  ],
  ['a synthesis failed', [{ type: 'synthesised', spent: 4 }], () => goes(dragons(learner), UP, ['synthesise', CASTS, 'd100 97'])],
  [
    'a sign read',
    [{ type: 'meditated' }, { type: 'signRead' }, { type: 'cameDown', why: 'read' }],
    () => goes(dragons({ intellect: 12 }), MEDITATES, UP, ['read', { voie: 'hypnos' }, 'd100 1']),
  ],
  [
    'a sign misread, a queue',
    [{ type: 'resisted' }, { type: 'afflicted', why: 'sign' }],
    () => goes(dragons({ intellect: 12 }), MEDITATES, UP, ['read', { voie: 'hypnos' }, 'd100 100 99 queue queue-insomnie']),
  ],
  [
    'a sign felt',
    [{ type: 'signFelt' }],
    () => goes(dragons(), ['sign', { genres: ['sanctuaire'], difficulty: -3, value: 5 }], UP),
  ],
  [
    'a level of Thanatos',
    [{ type: 'experienceChanged', why: 'destroyed' }],
    () =>
      says(dragons({ xp: { reve: 9, oniros: 20, hypnos: 20, narcos: 0, thanatos: 20 } }), 'spend', {
        on: 'thanatos',
        from: 'oniros',
      }),
  ],
  [
    'a point of RÊVE bought',
    [
      { type: 'sheetChanged', of: 'reve' },
      { type: 'seuilChanged', why: 'reve' },
    ],
    () => says(dragons({ xp: { reve: 9, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 } }), 'spend', { on: 'reve' }),
  ],
]

const aims: readonly FarEnd[] = [
  [
    'magic that takes',
    [{ type: 'tookEffect', outcome: 'target' }],
    () => says(aiming(), 'target', { on: 'creature', resist: 1 }, 'd100 99'),
  ],
  [
    'magic resisted by both',
    [
      { type: 'resisted', who: 'target' },
      { type: 'resisted', who: 'caster' },
      { type: 'tookEffect', outcome: 'nobody' },
    ],
    () => says(aiming(), 'target', { on: 'creature', resist: 20 }, 'd100 1 1'),
  ],
  [
    'magic that comes back',
    [{ type: 'tookEffect', outcome: 'self', how: 'returned' }],
    () => says(aiming(), 'target', { on: 'creature', resist: 20 }, 'd100 1 99'),
  ],
  [
    'resistance to magic',
    [
      { type: 'resisted', who: 'caster' },
      { type: 'tookEffect', outcome: 'self', how: 'unresisted' },
    ],
    () => says(aiming('tete-don-de-resistance-a-la-magie'), 'target', { on: 'self' }, 'd100 99 99'),
  ],
  [
    'no resistance',
    [{ type: 'tookEffect', outcome: 'self' }],
    () => says(aiming('tete-don-de-non-resistance-a-la-magie'), 'target', { on: 'self', yield: true }),
  ],
  [
    'an impossible magic, torn',
    [{ type: 'tookEffect', outcome: 'impossible' }, { type: 'torn' }],
    () => goes(aiming(), ['target', { on: 'object' }], ['tear', { colour: 'violet', metres: 40 }]),
  ],
  [
    'an aim by sight that misses',
    [{ type: 'sightTested' }, { type: 'tookEffect', how: 'missed' }],
    () =>
      goes(aiming(), ['askSight', { difficulty: -3 }], ['target', { on: 'creature', resist: 1, mishap: 'self' }, 'd100 99 99']),
  ],
  [
    'several stored, in hand',
    [{ type: 'triggered', why: 'extensible' }],
    () => goes(dragons(together), UP, ['trigger', { spells: ['peur', 'sommeil'] }]),
  ],
  [
    'several stored at one target',
    [
      { type: 'resisted', who: 'target' },
      { type: 'resisted', who: 'target' },
      { type: 'tookEffect', outcome: 'target' },
    ],
    () =>
      goes(
        dragons(together),
        UP,
        ['trigger', { spells: ['peur', 'sommeil'] }],
        ['comeDown'],
        ['target', { on: 'creature', resist: 2 }, 'd100 99 99'],
      ),
  ],
  [
    'one of several must go',
    [{ type: 'releaseAsked' }],
    () => goes(dragons({ ...together, draconic: { oniros: -2, hypnos: 2, narcos: 0, thanatos: -11 } }), UP),
  ],
]

const grounds: readonly FarEnd[] = [
  [
    'a reserve in a black hole',
    [{ type: 'reservesLost' }],
    () => says(dragons(KEEPER), 'afflict', { kind: 'souffle', entry: 'souffle-trou-noir' }, 'cell H3'),
  ],
  [
    'a drift',
    [{ type: 'drifted' }],
    () => goes(dragons(KEEPER, up(), meets('tourbillon-blanc', 6)), ['master', {}, 'd100 99'], ['struggle', {}, 'd100 1']),
  ],
  [
    'a drift of a mad Passeur',
    [{ type: 'drifted', by: 'passeur-fou' }],
    () => says(dragons({}, up(), meets('passeur-fou', 3)), 'master', {}, 'd100 99'),
  ],
  [
    'what lies here, woken by a mad Passeur',
    [{ type: 'reserveForced' }, { type: 'triggered', why: 'passeur-fou' }],
    () =>
      says(
        dragons(
          { reserves: [{ cell: 'G4', spell: 'peur' }], effects: acting('tete-reserve-en-securite') },
          up(),
          meets('passeur-fou', 3),
        ),
        'master',
        {},
        'd100 99',
      ),
  ],
  [
    'what is sent past its reach while lost goes away',
    [{ type: 'encounterEnded', how: 'away' }],
    () =>
      goes(
        dragons({}, up(), meets('changeur', 6)),
        ['master', {}, 'd100 99'],
        ['stay', {}, 'd7 7 d100 30 d4 1 1'],
        ['master', {}, 'd100 1'],
        ['goTo', { cell: 'M15' }],
      ),
  ],
  [
    'revealed',
    [{ type: 'revealed' }],
    () => goes(dragons({}, up(), meets('changeur', 6)), ['master', {}, 'd100 99'], ['reveal']),
  ],
  [
    'water mastered',
    [{ type: 'wetFaced' }, { type: 'settled' }],
    () => goes(dragons({ position: 'G6' }), UP, ['masterCell', {}, 'd100 1']),
  ],
  [
    'water that wins',
    [{ type: 'cameDown', why: 'wet' }],
    () => goes(dragons({ position: 'G6' }), UP, ['masterCell', {}, 'd100 90']),
  ],
  [
    'water asked twice',
    [{ type: 'wetFaced' }, { type: 'wetMet' }],
    () =>
      says(
        upUnder('souffle-double-resistance-du-fleuve', { until: 9 }, { position: 'G6', reserves: [] }),
        'masterCell',
        {},
        'd100 1',
      ),
  ],
  ['off the map', [{ type: 'moved', exit: true }], () => goes(dragons({ position: 'A1' }), UP, ['move', { to: 'n' }])],
  [
    'sent by the gardien',
    [{ type: 'sentMet' }],
    () =>
      goes(
        dragons(),
        ['sendEncounter', { to: NITOUCHE, cell: null, kind: 'mangeur', strength: 3 }],
        ['ascend', { mode: 'normal' }],
      ),
  ],
  ['met again', [{ type: 'encounterReturned' }], () => goes(dragons({}, up(), meets('mangeur', 3)), ['evade'], UP)],
  [
    'nothing waits any more',
    [{ type: 'waitingLeft' }],
    () => goes(dragons({}, up(), meets('mangeur', 3)), ['evade'], ['advance', { hours: 24 }], UP),
  ],
  ['broken from outside', [{ type: 'cameDown', why: 'broken' }], () => goes(dragons(), UP, ['interrupt'])],
  [
    'broken while held',
    [{ type: 'repressed', why: 'captive' }],
    () => goes(dragons({}, up(), meets('reflet', 6)), ['master', {}, 'd100 99'], ['interrupt', {}, 'd20 20']),
  ],
  ['tired out', [{ type: 'fellAsleep', why: 'fatigue' }], () => goes(dragons({ fatigue: 28 }), UP, ['stay'])],
  [
    'a will tested in vain',
    [{ type: 'willTested' }],
    () => goes(dragons(), ['ruleAscent', { rule: { kind: 'will', difficulty: -5 } }], [...UP, 'd100 99']),
  ],
]

const ASKED = { ...NEW_OPTIONS, ascents: 'asked' } as const
const TOOK = { type: 'tookEffect', spell: 'voix', outcome: 'erratic', aim: null } as const
const gardien: readonly FarEnd[] = [
  [
    'an ascent asked for',
    [{ type: 'ascentAsked' }],
    () => goes(dragonsAt('couronne', {}, { options: ASKED }), [...UP, '', PLAYER]),
  ],
  [
    'an ascent denied',
    [{ type: 'ascentDenied' }],
    () =>
      goes(dragonsAt('couronne', {}, { options: ASKED }), [...UP, '', PLAYER], ['answerAscent', { rule: { kind: 'refused' } }]),
  ],
  ['a modifier told', [{ type: 'modified', value: -2 }], () => goes(dragons(), UP, ['modify', { value: -2, secret: false }])],
  ['a spell that is over', [{ type: 'spellEnded' }], () => goes(dragons({}, TOOK), ['endSpell'])],
  ['put somewhere', [{ type: 'placed' }], () => says(dragons(), 'place', { cell: 'A1', hidden: false })],
  ['put somewhere unknown', [{ type: 'placed' }], () => says(dragons(), 'place', { cell: 'A1', hidden: true })],
  ['corrected', [{ type: 'corrected', dream: 5 }], () => says(dragons(), 'correct', { dream: 5, life: 7, seuil: 9 })],
  [
    'an effect described',
    [{ type: 'described' }],
    () => goes(aiming(), ['target', { on: 'creature', resist: 1 }, 'd100 99'], ['describe', { text: '✶' }]),
  ],
]

/** What the tables and chapters lead to at their far end. */
export const farEnds: readonly FarEnd[] = [...goals, ...costs, ...learning, ...aims, ...grounds, ...gardien]
