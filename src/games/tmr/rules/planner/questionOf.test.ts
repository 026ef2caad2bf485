import { expect, test } from 'vitest'
import { GARDIEN, type Role } from '../../../../kit/roles.ts'
import { tmr } from '../index.ts'
import type { CellId } from '../map/map.ts'
import type { DreamerSetup } from '../setup.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import { acting, dragons, dragonsAt } from '../testing/dragonScene.ts'
import { given, meets, PLAYER, type Scene, up } from '../testing/scene.ts'
import type { DreamerView } from '../view.ts'
import { notesOf } from './notes.ts'
import type { Question, SpellFacts } from './question.ts'
import { questionOf, spellFacts } from './questionOf.ts'
import { groundAsked } from './steps.ts'

const asked = (scene: Scene, spell = 'voix', by: Role = PLAYER): Question => {
  const view = tmr.view(scene.table, by)
  const facts = spellFacts(findSpell(scene.table.spells, spell) as Spell) as SpellFacts
  return questionOf(view, view.boards[0] as DreamerView, facts, 'normal') as Question
}
const under = (effects: DreamerSetup['effects']): Question => asked(dragons({ effects }))
const hindrancesOf = (question: Question): readonly string[] => notesOf(question).hindrances

test('[PLN-1] [AST-3] the stars are in the gardien’s question alone, and the player’s says they are missing', () => {
  const scene = dragonsAt('vaisseau', { birth: 'dragon' }).does('setAstral', { number: 8 })
  expect(asked(scene, 'rite', GARDIEN).spell).toMatchObject({ difficulty: 1 })
  expect(asked(scene, 'rite').spell).toMatchObject({ difficulty: -3, stars: 'unknown' })
  expect(asked(scene, 'voix').spell).not.toHaveProperty('stars')
})

test('[ENC-5] what waits elsewhere is in the question, where the player knows of it', () => {
  const away = given({ position: 'G5' }, up(), meets('mangeur', 5))
    .does('evade')
    .does('place', { cell: 'G4' as CellId, hidden: false })
  expect(asked(away)).toMatchObject({ waiting: { cell: 'G5', met: { kind: 'mangeur', strength: 5 } } })
  expect(asked(given())).not.toHaveProperty('waiting')
})

test('[PLN-1] [EXP-1] practice counts on the cells the player knows, of the spell asked about', () => {
  const bonuses = [{ spell: 'voix', cell: 'K9', percent: 4 }] as never
  expect(asked(dragons({ bonuses })).dragon?.bonuses).toEqual([{ cell: 'K9', percent: 4 }])
  expect(asked(dragons({ bonuses }), 'poing').dragon?.bonuses).toEqual([])
})

test('[PLN-2] a weakened RÊVE, missing life, a heavier ascent and heavier steps are numbers of the question', () => {
  const weak = ['souffle-perte-dans-une-caracteristique', { characteristic: 'reve', loss: 4, until: 9 }] as const
  const heavy = ['queue-montee-laborieuse', 'queue-inertie-draconique', 'souffle-epuisement'] as const
  const question = asked(dragons({ effects: acting(weak, ...heavy), life: 9 }))
  expect(question.dreamer).toMatchObject({ reve: 9, malus: -3 })
  expect(groundAsked(question).ascentCost('accelerated')).toBe(3)
  expect(groundAsked(question).fatigue).toBe(3)
})

test('[PLN-2] no ascent, a forgotten spell, a seuil too low: no chance, and it says why', () => {
  expect(hindrancesOf(under(acting(['queue-idee-fixe', { key: 'no-ascent', until: 2 }])))).toEqual(['no-ascent'])
  expect(hindrancesOf(under(acting(['souffle-confusion-draconique', { spell: 'voix' }])))).toEqual(['unknown-spell'])
  const question = asked(dragons({ seuil: 2 }))
  expect(hindrancesOf({ ...question, spell: { ...question.spell, seuil: 2 } })).toEqual(['seuil-too-low'])
})

test('[PLN-3] a reserve that would go off is a trap; not a safe one, nor one of an extensible cell with room', () => {
  const reserves = [
    { cell: 'K9', spell: 'voix' },
    { cell: 'D14', spell: 'voix' },
  ]
  const trapsUnder = (effects: DreamerSetup['effects']) => asked(dragons({ reserves, effects })).dragon?.traps
  expect(trapsUnder([])).toEqual(['D14', 'K9'])
  expect(trapsUnder(acting('tete-reserve-en-securite'))).toEqual([])
  expect(trapsUnder(acting(['tete-reserve-extensible', { cell: 'K9' }]))).toEqual(['D14'])
})

test('[PLN-4] an urge, or two cells of a tour to go: no chance; one cell is a goal like another', () => {
  expect(hindrancesOf(under(acting(['queue-urgence-draconique', { cell: 'K9' }])))).toEqual(['reserve-urgency'])
  const tour = (cells: string) => under(acting(['souffle-periple', { genre: 'sanctuaire', cells }]))
  expect(hindrancesOf(tour('K9 D14'))).toEqual(['purification-tour'])
  expect(hindrancesOf(tour('K9'))).toEqual([])
})

test('[PLN-5] what is only bounded is named; a table without dragons bounds nothing', () => {
  const special = ['queue-mauvaise-rencontre-en-perspective', { left: 1 }] as const
  const question = under(
    acting(special, ['tete-present-des-cites', { cells: 'G7' }], ['souffle-fermeture-des-cites', { cells: 'K7' }]),
  )
  expect(notesOf(question).bounds).toEqual(['queues', 'gifts', 'special-encounters', 'closed-cities'])
  expect(notesOf(asked(given())).bounds).toEqual([])
})
