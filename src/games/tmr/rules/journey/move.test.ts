import { describe, expect, test } from 'vitest'
import { scriptedDice } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import type { Command } from '../commands.ts'
import { PLAIN } from '../ground/ground.ts'
import { tmr } from '../index.ts'
import { gestureOf } from '../prompts/gesture.ts'
import { cell, given, holds, meets, NITOUCHE, PLAYER, type Scene, script, up } from '../testing/scene.ts'
import { opensRound } from './move.ts'

const GESTURE: Command = { type: 'interrupt', dreamer: NITOUCHE }

describe('in a cell', () => {
  test('[MOV-1] every cell entered costs 1 fatigue and asks for an encounter roll', () => {
    const scene = given({ position: 'H4' }, up()).does('move', { to: 's' }, 'd7 3')
    expect(scene.me.pendingFatigue).toBe(2)
    expect(scene.happened).toEqual(['moved', 'encounterRolled', 'settled'])
  })

  test('[MOV-1] so does every round spent without moving', () => {
    const scene = given({}, up()).does('stay', {}, 'd7 7 d100 1 d4 1 2')
    expect(scene.me).toMatchObject({ pendingFatigue: 2, round: 2, stage: { phase: 'encounter' } })
  })

  test('[MOV-1] the order: encounter, wet cell, reserve, then free', () => {
    const met = given({ position: 'G5', reserves: [{ cell: 'G6', spell: 'boue' }] }, up()).does(
      'move',
      { to: 's' },
      'd7 7 d100 5 d6 2',
    )
    expect(met.phase).toBe('encounter')
    const wet = met.does('master', {}, 'd100 99')
    expect(wet.phase).toBe('wet')
    expect(wet.does('masterCell', {}, 'd100 2').phase).toBe('carrying')
  })

  test('[MOV-3] only to a touching cell, or off the map with fatigue and encounter roll in the new cell', () => {
    const scene = given({ position: 'A1' }, up()).does('move', { to: 'nw' }, 'cell G6 d7 1')
    expect(scene.me).toMatchObject({ position: 'G6', pendingFatigue: 2, stage: { phase: 'wet' } })
    expect(given({ position: 'G5' }, up()).does('move', { to: 'ne' }, 'd7 1').me.position).toBe('H4')
  })

  test('[MOV-4] down at will when free, and not otherwise', () => {
    expect(given({}, up()).does('descend').phase).toBe('awake')
    given({}, up(), meets('fleur', 1)).refuses('descend', {}, 'wrong-phase')
    given({}, up(), meets('reflet', 1), { type: 'held' }).refuses('descend', {}, 'wrong-phase')
    given({ position: 'G6' }, up(), { type: 'wetMet' }).refuses('descend', {}, 'wrong-phase')
    given({}, up(), holds('voix')).refuses('descend', {}, 'wrong-phase')
  })

  test('[MOV-4] a blow breaks concentration: down at once', () => {
    expect(given({}, up()).does('interrupt').me).toMatchObject({ stage: { phase: 'awake' }, fatigue: 1 })
    expect(given({ position: 'G6' }, up(), { type: 'wetMet' }).does('interrupt').me.position).toBe('G6')
    const service = given({}, up(), meets('passeur', 4), { type: 'serviceWon' }).does('interrupt')
    expect(service.me).toMatchObject({ stage: { phase: 'awake' }, waiting: null, repression: 0 })
  })
})

describe('a blow with a spell in hand', () => {
  test('[MOV-4] [CAST-6] cast or carried and not yet aimed, it takes place all the same, aimed at nothing', () => {
    const cast = given({}, up(), holds('voix'))
    for (const scene of [cast, cast.does('keep')]) {
      const struck = scene.does('interrupt')
      expect(struck.happened).toEqual(['tookEffect', 'cameDown'])
      expect(struck.me).toMatchObject({ stage: { phase: 'awake' }, fatigue: 1, effect: { spell: 'voix', outcome: 'unaimed' } })
    }
  })

  test('[MOV-4] [CAST-5] [RES-7] an échec total not yet accepted, or a stored one that went off, is an erratic effect', () => {
    const failed = given({}, up(), holds('voix', { erratic: true }))
    const gone = given({ reserves: [{ cell: 'G4', spell: 'voix', erratic: true }] }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect([failed.phase, gone.phase]).toEqual(['fumble', 'carrying'])
    for (const scene of [failed, gone])
      expect(scene.does('interrupt').me).toMatchObject({ stage: { phase: 'awake' }, effect: { outcome: 'erratic' } })
  })

  test('[MOV-4] one in reserve stays there', () => {
    const stored = given({}, up(), holds('voix')).does('reserve')
    expect(stored.does('interrupt').me).toMatchObject({ round: 1, effect: null, reserves: [{ spell: 'voix' }] })
  })

  test('[MOV-4] [TET-9] all that went off together', () => {
    const hand = { cell: cell('G4'), triggered: true, others: ['poing'] }
    const struck = given({}, up(), holds('voix', hand)).does('interrupt')
    expect(struck.me.effect).toMatchObject({ outcome: 'unaimed', others: [{ spell: 'poing', outcome: 'unaimed' }] })
  })
})

describe('a gesture of one’s own', () => {
  const gestures = (scene: Scene, dice = '') => tmr.decide(scene.table, GESTURE, PLAYER, scriptedDice(script(dice)))
  const types = (answer: ReturnType<typeof gestures>) => (isRefusal(answer) ? answer.code : answer.map(({ type }) => type))

  test('[MOV-4] in every phase of a journey, and only there', () => {
    const journeys = [
      given({}, up()),
      given({}, up(), meets('passeur', 4), { type: 'serviceWon' }),
      given({ position: 'G6' }, up(), { type: 'wetMet' }),
      given({}, up(), holds('voix')),
      given({}, up(), holds('voix', { erratic: true })),
      given({}, up(), holds('voix'), { type: 'kept' }),
    ]
    for (const scene of journeys) expect(types(gestures(scene)).at(-1)).toBe('cameDown')
    for (const scene of [given(), given({}, up(), holds('voix'), { type: 'kept' }).does('comeDown')])
      expect(types(gestures(scene))).toBe('wrong-phase')
  })

  test('[MOV-4] [ENC-9] what was met is evaded by it, and not a second time (ENC-5)', () => {
    const met = given({}, up(), meets('mangeur', 3))
    expect(types(gestures(met))).toEqual(['evaded', 'cameDown'])
    const again = met.does('evade').does('ascend', { mode: 'normal' })
    expect(types(gestures(again))).toBe('no-second-evasion')
    expect(gestureOf(tmr.view(again.table, PLAYER), again.seen)?.refusal?.code).toBe('no-second-evasion')
  })

  test('[MOV-4] [ENC-14] a captive represses by it, and is told so before', () => {
    const held = given({ repression: 4 }, up(), meets('reflet', 3), { type: 'held' })
    expect(gestureOf(tmr.view(held.table, PLAYER), held.seen)).toMatchObject({
      risk: 25,
      price: { sure: [{ of: 'repression', points: 1 }] },
    })
    expect(types(gestures(held, 'd20 20'))).toEqual(['repressed', 'repressionTested', 'cameDown'])
  })
})

describe('rounds', () => {
  test('[MOV-2] normal: one cell a round, the ascent being that of its round', () => {
    const scene = given({ position: 'H4' }, up()).does('move', { to: 's' }, 'd7 1')
    expect(scene.me.round).toBe(2)
    expect(scene.does('move', { to: 'n' }, 'd7 1').me.round).toBe(3)
  })

  test('[MOV-2] accelerated: as many cells as wanted, the round of the ascent included', () => {
    const scene = given({ position: 'H4' }, up('accelerated')).does('move', { to: 's' }, 'd7 1').does('move', { to: 's' }, 'd7 1')
    expect(scene.me).toMatchObject({ round: 1, pendingFatigue: 3, position: 'H6' })
  })

  test('[MOV-2] accelerated: an encounter holds for the rest of the round, and the journey goes on in the next', () => {
    const met = given({ position: 'H4' }, up('accelerated'))
      .does('move', { to: 's' }, 'd7 7 d100 21 d6 1')
      .does('master', {}, 'd100 1')
    expect(met.seen.stepOpensRound).toBe(true)
    const next = met.does('move', { to: 's' }, 'd7 1')
    expect(next.me.round).toBe(2)
    expect(next.does('move', { to: 's' }, 'd7 1').me.round).toBe(2)
  })

  test('[MOV-2] accelerated: carried by a Passeur, the next step is in the next round', () => {
    const scene = given({}, up('accelerated'), meets('passeur', 4), { type: 'serviceWon' }).does('goTo', { cell: 'H5' })
    expect(scene.does('move', { to: 's' }, 'd7 1').me.round).toBe(2)
  })

  test('[MOV-2] freed from a Tourbillon after lost rounds: on in that very round, without a 1d7', () => {
    const held = given({}, up('accelerated'), meets('tourbillon-blanc', 2), { type: 'held' })
    const freed = held.does('struggle', {}, 'd100 1 direction s')
    expect(freed.me).toMatchObject({ round: 2, position: 'G5' })
    expect(freed.seen).toMatchObject({ stepOpensRound: false, stepMeets: false })
    const on = freed.does('move', { to: 'ne' })
    expect(on.me).toMatchObject({ round: 2, position: 'H4' })
    expect(on.does('move', { to: 's' }).me.round).toBe(2)
    expect(on.does('stay', {}, 'd7 1').me.round).toBe(3)
  })

  test('[MOV-2] freed from a Reflet, or from a Tourbillon at the first try, the round is over for moving', () => {
    const reflet = given({}, up('accelerated'), meets('reflet', 2), { type: 'held' }).does('struggle', {}, 'd100 1')
    expect(reflet.does('move', { to: 'se' }, 'd7 1').me.round).toBe(3)
    const first = given({}, up('accelerated'), meets('tourbillon-noir', 2)).does('master', {}, 'd100 1')
    expect(first.does('move', { to: 'se' }, 'd7 1').me.round).toBe(2)
  })

  test('[MOV-2] normal: freed from a Tourbillon, the next step is of the next round and rolls', () => {
    const freed = given({}, up(), meets('tourbillon-blanc', 2), { type: 'held' }).does('struggle', {}, 'd100 1 direction s')
    expect(freed.does('move', { to: 'ne' }, 'd7 1').me.round).toBe(3)
  })

  test('[MOV-2] a wet cell never ends an accelerated round', () => {
    const wet = given({ position: 'G5' }, up('accelerated')).does('move', { to: 's' }, 'd7 1').does('masterCell', {}, 'd100 1')
    expect(wet.does('move', { to: 's' }, 'd7 1').me.round).toBe(1)
  })

  test('[MOV-2] [RES-5] a spell stored ends it', () => {
    const stored = given({}, up('accelerated'), holds('voix')).does('reserve')
    expect(stored.does('move', { to: 'se' }, 'd7 1').me.round).toBe(2)
    expect(opensRound({ mode: 'accelerated', met: false, stored: false }, PLAIN)).toBe(false)
  })
})
