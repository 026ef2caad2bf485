import type { DieFace } from '../../../../kit/dice.ts'
import type { Command } from '../commands.ts'
import type { TableSetup } from '../index.ts'
import { NEW_OPTIONS } from '../setup.ts'
import { acting } from './dragonScene.ts'
import { cell, NITOUCHE, script, setupOf } from './scene.ts'

export const EVENING: TableSetup = setupOf(
  {
    stamina: { endurance: 24 },
    birth: 'dragon',
    intellect: 12,
    astrologie: 2,
    dream: 14,
    xp: { reve: 12, oniros: 0, hypnos: 30, narcos: 0, thanatos: 0 },
    reserves: [{ cell: 'K9', spell: 'voix' }],
    effects: acting(['tete-present-des-cites', { cells: 'G7 K7' }]),
  },
  { options: NEW_OPTIONS, clock: { day: 3, hour: 'sirene' } },
)

const dreamer = NITOUCHE

/** One evening with dragons, a night, stars, a meditation, a synthesis and experience spent: what is said, and the dice it rolls. */
const SAID: readonly (readonly [Command, string])[] = [
  [{ type: 'meditate', dreamer, method: 'kotyledon', skill: 4, neglected: 0 }, 'd100 40'],
  [{ type: 'afflict', dreamer, kind: 'souffle' }, 'souffle souffle-peage d8 7 2'],
  [{ type: 'afflict', dreamer, kind: 'souffle' }, 'souffle souffle-debordement cell H4'],
  [{ type: 'afflict', dreamer, kind: 'souffle' }, 'souffle souffle-perte-dans-une-caracteristique d12 10 d7 3 d8 8'],
  [{ type: 'afflict', dreamer, kind: 'queue' }, 'queue queue-idee-fixe idee idee-crachats'],
  [{ type: 'afflict', dreamer, kind: 'queue' }, 'queue queue-pelerinage cell G5'],
  [{ type: 'afflict', dreamer, kind: 'tete' }, 'tete tete-terre-d-attache'],
  [{ type: 'choose', dreamer, effect: 7, cell: 'G4' }, ''],
  [{ type: 'ascend', dreamer, mode: 'normal' }, 'd7 1'],
  [{ type: 'move', dreamer, to: 's' }, 'd7 1'],
  [{ type: 'jump', dreamer, cell: 'G4' }, 'd7 1'],
  [{ type: 'cast', dreamer, spell: 'voix' }, 'd100 5'],
  [{ type: 'reserve', dreamer }, ''],
  [{ type: 'repressEffect', dreamer, effect: 5 }, 'd20 20'],
  [{ type: 'move', dreamer, to: 'se' }, 'd7 7 d100 100 d8 3'],
  [{ type: 'master', dreamer }, 'd100 90 queue queue-reinsertion-aleatoire cell A10'],
  [{ type: 'descend', dreamer }, ''],
  [{ type: 'advance', hours: 7 }, ''],
  [{ type: 'horoscope', dreamer, day: 4 }, 'd12 5 d100 90 lie 7'],
  [{ type: 'sign', dreamer, genres: ['sanctuaire'], difficulty: -1, value: 9 }, ''],
  [{ type: 'sleep', dreamer }, ''],
  [{ type: 'advance', hours: 2 }, 'd8 3 7 2 d100 60 queue queue-coup-de-barre d6 1 2 3'],
  [{ type: 'wake', dreamer }, ''],
  [{ type: 'spend', dreamer, on: 'reve' }, ''],
  [{ type: 'spend', dreamer, on: 'hypnos' }, ''],
  [{ type: 'ascend', dreamer, mode: 'normal' }, 'd7 1'],
  [{ type: 'read', dreamer, voie: 'hypnos' }, 'd100 30'],
  [{ type: 'advance', hours: 1 }, ''],
  [{ type: 'sendEncounter', to: dreamer, cell: null, kind: 'fleur' }, 'd6 4'],
  [{ type: 'sendEncounter', to: dreamer, cell: cell('A10'), kind: 'mangeur', strength: 3 }, ''],
  [{ type: 'sendEncounter', to: dreamer, cell: cell('G4'), kind: 'reflet', strength: 9 }, ''],
  [{ type: 'recallEncounter', to: dreamer, cell: cell('G4') }, ''],
  [{ type: 'note', on: { kind: 'cell', cell: cell('G4') }, text: 'Un puits.' }, ''],
  [{ type: 'note', on: { kind: 'dreamer', dreamer }, text: 'Ne sait rien.' }, ''],
  [{ type: 'showNote', on: { kind: 'dreamer', dreamer } }, ''],
  [{ type: 'callRound', round: 1 }, ''],
  [{ type: 'ascend', dreamer, mode: 'normal' }, ''],
  [{ type: 'callRound', round: 2 }, ''],
  [{ type: 'setClock', moment: { day: 5, hour: 'lyre' } }, ''],
]

export const saidIn: readonly Command[] = SAID.map(([command]) => command)
export const rolledIn: readonly (readonly [string, DieFace])[] = SAID.flatMap(([, dice]) => script(dice))
