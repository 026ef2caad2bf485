import { joueur } from '../../../../../kit/roles.ts'
import { NEW_OPTIONS } from '../../setup.ts'
import type { RefusalCode } from '../../state.ts'
import { acting } from '../dragonScene.ts'
import { type DreamerLike, holds, meets, PLAYER, setupOf, up } from '../scene.ts'
import { goes, says, type Walked, walkFrom } from './walked.ts'
import { dragons, dragonsAt, KEEPER, UP, under, upUnder, type Way } from './way.ts'

const free = (like: DreamerLike = {}): Walked => dragons({ ...KEEPER, ...like }, up(), { type: 'settled' })
const met = (kind: Parameters<typeof meets>[0]): Walked => dragons({}, up(), meets(kind, 3))
const served = (kind: 'passeur' | 'changeur'): Walked => says(met(kind), 'master', {}, 'd100 1')
const CASTS = { spell: 'non-agressivite' }
const aiming = (): Walked => goes(dragons({}, up(), holds('non-agressivite')), ['keep'], ['comeDown'])
const cast = (like: DreamerLike = {}): Walked => says(free(like), 'cast', CASTS, 'd100 50')
const stored = (): Walked => goes(cast(), ['reserve'])
const crowd = (): Walked =>
  goes(
    dragons(),
    ...Array.from({ length: 23 }, (_, at) => ['addDreamer', { setup: { ...setupOf().dreamers[0], id: `other-${at}` } }] as const),
  )

/** Each refusal that the rules can give, and how one comes to it: the compiler asks for every one. */
export const REFUSED: Readonly<Record<RefusalCode, () => Walked>> = {
  'wrong-phase': () => says(dragons(), 'master'),
  'dream-too-low': () => goes(dragons({ dream: 1 }), UP),
  'no-second-evasion': () => goes(met('mangeur'), ['evade'], UP, ['evade']),
  'cannot-let-pass': () => says(met('changeur'), 'letPass'),
  'out-of-reach': () => says(served('passeur'), 'goTo', { cell: 'A1' }),
  'same-cell': () => says(served('changeur'), 'goTo', { cell: 'G4' }),
  'off-map': () =>
    goes(dragons({ position: 'A1' }, up(), meets('passeur', 3)), ['master', {}, 'd100 1'], ['goTo', { path: ['n'] }]),
  'unknown-spell': () => says(free(), 'cast', { spell: 'air-en-eau' }),
  'wrong-cell': () => says(free(), 'cast', { spell: 'repos', cost: 2 }),
  'no-messenger': () => says(free(), 'cast', { ...CASTS, via: 'messager' }),
  'cost-missing': () => says(free({ position: 'G7' }), 'cast', { spell: 'repos' }),
  'cost-too-low': () => says(free({ position: 'G7' }), 'cast', { spell: 'repos', cost: 1 }),
  'difficulty-missing': () => says(free(), 'cast', { spell: 'annulation-de-magie-hypnos', cost: 2 }),
  spent: () => says(stored(), 'cast', CASTS),
  'must-leave': () => says(stored(), 'stay'),
  ritual: () => goes(free(), ['cast', { spell: 'permanence' }, 'd100 1'], ['reserve']),
  'cell-taken': () => says(cast({ reserves: [{ cell: 'G4', spell: 'peur' }] }), 'reserve'),
  'reserve-full': () => says(cast({ draconic: { oniros: -2, hypnos: 2, narcos: 0, thanatos: -11 } }), 'reserve'),
  'resist-missing': () => says(aiming(), 'target', { on: 'creature' }),
  'resist-first': () => goes(dragons(), ['castAt', { voie: 'hypnos' }], UP),
  'nothing-to-resist': () => says(dragons(), 'resist'),
  'already-aimed': () => {
    const setup = { ...setupOf().dreamers[0], id: 'marin' }
    return goes(aiming(), ['addDreamer', { setup }], ['target', { on: 'creature', whom: 'marin' }], ['target', { on: 'self' }])
  },
  barred: () => says(upUnder('queue-pelerinage', { cell: 'A1' }), 'cast', CASTS),
  urgent: () => says(upUnder('queue-urgence-draconique', { cell: 'H3' }), 'descend'),
  'no-ascent': () => goes(under('queue-idee-fixe', { key: 'no-ascent', number: 20 }), UP),
  'seuil-too-low': () => says(free({ seuil: 1 }), 'cast', { spell: 'permanence' }),
  'nothing-here': () => says(upUnder('tete-reserve-en-securite', {}), 'trigger'),
  'not-together': () =>
    goes(
      dragons({
        reserves: [
          { cell: 'G4', spell: 'peur' },
          { cell: 'G4', spell: 'sommeil', erratic: true },
        ],
        effects: acting(['tete-reserve-extensible', { cell: 'G4' }]),
      }),
      UP,
      ['trigger', { spells: ['peur', 'sommeil'] }],
    ),
  'no-such-gift': () =>
    says(upUnder('tete-present-des-cites', { cells: 'G7' }, { position: 'G7' }), 'takeGift', { kind: 'mangeur' }),
  'unknown-note': () => says(dragons(), 'showNote', { on: { kind: 'table' } }),
  'unknown-effect': () => says(dragons(), 'repressEffect', { effect: 4 }),
  'not-repressible': () => says(under('souffle-peage', { until: 9 }), 'repressEffect', { effect: 1 }),
  insomnia: () => says(under('queue-insomnie', { until: 2 }), 'sleep'),
  'not-sleepy': () => says(dragons(), 'sleep'),
  'cannot-wake': () => says(dragonsAt('serpent', { dream: 0 }), 'wake'),
  'cannot-yield': () => says(aiming(), 'target', { on: 'self', yield: true }),
  'not-night': () => says(dragons({ astrologie: 3 }), 'horoscope', { day: 1 }),
  'no-sky': () => says(dragonsAt('serpent', {}, { options: { ...NEW_OPTIONS, sky: null } }), 'horoscope', { day: 1 }),
  past: () => says(dragonsAt('serpent'), 'horoscope', { day: 0 }),
  'already-read': () => goes(dragonsAt('serpent'), ['horoscope', { day: 1 }], ['horoscope', { day: 1 }]),
  'no-sign': () => says(free(), 'read', { voie: 'hypnos' }),
  'unknown-method': () => says(dragons(), 'meditate', { method: 'nobody', skill: 0, neglected: 0 }),
  'already-known': () => says(free(), 'synthesise', CASTS),
  'too-hard': () => says(free(), 'synthesise', { spell: 'annulation-de-magie-oniros' }),
  'points-too-low': () => says(free({ spells: ['peur'] }), 'synthesise', CASTS),
  'xp-too-low': () => says(dragons(), 'spend', { on: 'hypnos' }),
  'from-missing': () =>
    says(dragons({ xp: { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 20 } }), 'spend', { on: 'thanatos' }),
  'no-dragons': () => says(walkFrom(setupOf()), 'sleep'),
  'gardien-only': () => says(dragons(), 'advance', { hours: 1 }, '', PLAYER),
  'not-yours': () => says(dragons(), ...UP, '', joueur('somebody-else')),
  'unknown-dreamer': () => says(dragons(), 'ascend', { mode: 'normal', dreamer: 'nobody' }),
  'ascent-refused': () => goes(dragons(), ['ruleAscent', { rule: { kind: 'refused' } }], UP),
  'name-taken': () => says(dragons(), 'addDreamer', { setup: setupOf().dreamers[0] as object }),
  'too-many': () => says(crowd(), 'addDreamer', { setup: { ...setupOf().dreamers[0], id: 'one-more' } }),
  malformed: () => says(dragons(), 'ascend', { mode: 'sideways' }),
}

export const refusalWays: readonly Way[] = Object.entries(REFUSED).map(([code, walk]) => [`refused: ${code}`, walk])
