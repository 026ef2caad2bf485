import { describe, expect, test } from 'vitest'
import { given, givenAt, holds, meets, up } from '../testing/scene.ts'

const ASKED = { options: { ascents: 'asked', dice: 'program', places: 'drawn', odds: true } } as const

describe('going up', () => {
  test('[ASC-1] normal costs 1 dream point, accelerated 2, at once and without a roll', () => {
    const scene = given()
    expect(scene.does('ascend', { mode: 'normal' }, 'd7 1').me.dream).toBe(12)
    expect(scene.does('ascend', { mode: 'accelerated' }, 'd7 1').me.dream).toBe(11)
  })

  test('[ASC-1] the mode holds for the whole journey', () => {
    const scene = given({ position: 'H4' }).does('ascend', { mode: 'accelerated' }, 'd7 1').does('stay', {}, 'd7 1')
    expect(scene.does('move', { to: 's' }, 'd7 1').me.journey?.mode).toBe('accelerated')
    scene.refuses('ascend', { mode: 'normal' }, 'wrong-phase')
  })

  test('[ASC-2] the gardien may refuse it', () => {
    const barred = given().does('ruleAscent', { rule: { kind: 'refused' } })
    barred.refuses('ascend', { mode: 'normal' }, 'ascent-refused', 'ASC-2')
    expect(barred.does('ruleAscent', { rule: { kind: 'free' } }).does('ascend', { mode: 'normal' }, 'd7 1').phase).toBe('free')
  })

  test('[ASC-2] or ask for a VOLONTÉ roll; failed: no ascent, no cost', () => {
    const asked = given({ volonte: 12 }).does('ruleAscent', { rule: { kind: 'will', difficulty: -4 } })
    const failed = asked.does('ascend', { mode: 'normal' }, 'd100 37')
    expect(failed.me).toMatchObject({ dream: 13, round: 1, pendingFatigue: 0, fatigue: 0, stage: { phase: 'awake' } })
    expect(failed.events[0]).toMatchObject({ type: 'willTested', check: { characteristic: 12, chance: 36 } })
    const passed = asked.does('ascend', { mode: 'normal' }, 'd100 36 d7 2')
    expect(passed.me).toMatchObject({ dream: 12, round: 1, stage: { phase: 'free' } })
  })

  test('[ASC-2] what was asked for stands: each try is a roll and takes its round, until the gardien lifts it', () => {
    const failed = given()
      .does('ruleAscent', { rule: { kind: 'will', difficulty: -2 } })
      .does('ascend', { mode: 'normal' }, 'd100 99')
      .does('ascend', { mode: 'accelerated' }, 'd100 99')
    expect(failed.me).toMatchObject({ round: 2, dream: 13, ascent: { kind: 'will', difficulty: -2 } })
    const passed = failed.does('ascend', { mode: 'normal' }, 'd100 1 d7 1')
    expect(passed.me).toMatchObject({ round: 3, stage: { phase: 'free' } })
    const again = passed.does('descend').does('ascend', { mode: 'normal' }, 'd100 99')
    expect(again.happened).toEqual(['willTested'])
    const lifted = again.does('ruleAscent', { rule: { kind: 'free' } }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(lifted.me).toMatchObject({ stage: { phase: 'free' }, ascent: { kind: 'free' } })
  })

  test('[ASC-2] asked for in answer to a petition, it stands too, and the gardien is not asked again', () => {
    const asking = givenAt({}, ASKED).does('ascend', { mode: 'accelerated' })
    const failed = asking.does('answerAscent', { rule: { kind: 'will', difficulty: -3 } }, 'd100 99')
    expect(failed.me).toMatchObject({ round: 1, ascent: { kind: 'will', difficulty: -3 } })
    expect(failed.does('ascend', { mode: 'normal' }, 'd100 99').happened).toEqual(['willTested'])
    const lifted = failed.does('ruleAscent', { rule: { kind: 'free' } })
    expect(lifted.does('ascend', { mode: 'normal' }).phase).toBe('petition')
  })

  test('[ASC-2] a roll written down before it stood was asked for once', () => {
    const check = { characteristic: 10, voie: null, skill: 0, difficulty: 0, malus: 0, modifier: 0, chance: 50, face: 99 }
    const old = given(
      {},
      { type: 'ascentRuled', rule: { kind: 'will', difficulty: 0 } },
      { type: 'willTested', check: { ...check, quality: 'echec' } },
    )
    expect(old.me).toMatchObject({ round: 0, ascent: { kind: 'free' } })
  })

  test('[ASC-2] at a table where each ascent is asked for, it waits for the gardien', () => {
    const asking = givenAt({}, ASKED).does('ascend', { mode: 'accelerated' })
    expect(asking.seen).toMatchObject({ phase: 'petition', mode: 'accelerated', dream: 13, round: 0 })
    asking.refuses('ascend', { mode: 'normal' }, 'wrong-phase')
    expect(asking.does('answerAscent', { rule: { kind: 'refused' } }).me).toMatchObject({ dream: 13, stage: { phase: 'awake' } })
    expect(asking.does('answerAscent', { rule: { kind: 'free' } }, 'd7 1').me).toMatchObject({
      dream: 11,
      stage: { phase: 'free' },
    })
    const will = asking.does('answerAscent', { rule: { kind: 'will', difficulty: 0 } }, 'd100 80')
    expect(will.me).toMatchObject({ dream: 13, stage: { phase: 'awake' } })
  })

  test('[ASC-2] granted before its dice are thrown, it says so until they are', () => {
    const asking = givenAt({}, ASKED).does('ascend', { mode: 'accelerated' })
    expect(asking.board.granted).toBeUndefined()
    const granted = asking.does('ruleAscent', { rule: { kind: 'will', difficulty: 0 } })
    expect(granted.board).toMatchObject({ phase: 'petition', granted: true, round: 0 })
    expect(granted.does('ruleAscent', { rule: { kind: 'refused' } }).board.granted).toBeUndefined()
    expect(granted.does('answerAscent', { rule: { kind: 'will', difficulty: 0 } }, 'd100 80').phase).toBe('awake')
  })

  test('[ASC-2] where players throw their own dice leave is given first, and whoever asked goes up with theirs', () => {
    const asking = givenAt({}, { options: { ...ASKED.options, dice: 'players' } }).does('ascend', { mode: 'accelerated' })
    const granted = asking.does('answerAscent', { rule: { kind: 'free' } })
    expect(granted.happened).toEqual(['ascentRuled'])
    expect(granted.board).toMatchObject({ phase: 'petition', granted: true, dream: 13 })
    granted.refuses('ascend', { mode: 'normal' }, 'wrong-phase')
    expect(granted.does('ascend', { mode: 'accelerated' }, 'd7 1').me).toMatchObject({ dream: 11, stage: { phase: 'free' } })
    const will = asking.does('answerAscent', { rule: { kind: 'will', difficulty: 0 } })
    const failed = will.does('ascend', { mode: 'accelerated' }, 'd100 80')
    expect(failed.me).toMatchObject({ dream: 13, round: 1, stage: { phase: 'awake' } })
    expect(asking.does('answerAscent', { rule: { kind: 'refused' } }).phase).toBe('awake')
  })

  test('[ASC-2] where the gardien throws, leave is not yet the way up', () => {
    const asking = givenAt({}, { options: { ...ASKED.options, dice: 'gardien' } }).does('ascend', { mode: 'normal' })
    asking.does('ruleAscent', { rule: { kind: 'free' } }).refuses('ascend', { mode: 'normal' }, 'wrong-phase')
  })

  test('[ASC-2] [ASC-5] a petition that can no longer be paid for is denied', () => {
    const asking = givenAt({ dream: 3 }, ASKED).does('ascend', { mode: 'accelerated' }).does('correct', { dream: 2 })
    expect(asking.does('answerAscent', { rule: { kind: 'free' } }).happened).toEqual(['ascentDenied'])
  })

  test('[ASC-3] takes a round, costs 1 fatigue and asks for an encounter roll on its cell', () => {
    const scene = given({ fatigue: 3 }).does('ascend', { mode: 'normal' }, 'd7 6')
    expect(scene.me).toMatchObject({ round: 1, fatigue: 3, pendingFatigue: 1, stage: { phase: 'free' } })
    expect(given().does('ascend', { mode: 'normal' }, 'd7 7 d100 51 d6 3').board.encounter).toMatchObject({
      kind: 'fleur',
      strength: 3,
    })
  })

  test('[ASC-3] then the wet cell, then the reserve', () => {
    const scene = given({ position: 'G6', reserves: [{ cell: 'G6', spell: 'boue' }] }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(scene.phase).toBe('wet')
    expect(scene.does('masterCell', {}, 'd100 10').phase).toBe('carrying')
  })

  test('[ASC-4] down and up again are two rounds', () => {
    const scene = given().does('ascend', { mode: 'normal' }, 'd7 1').does('descend')
    expect(scene.me.round).toBe(1)
    expect(scene.does('ascend', { mode: 'normal' }, 'd7 1').me.round).toBe(2)
  })

  test('[ASC-4] [TGT-5] not up again in the round of the targeting', () => {
    const aiming = given({}, up(), holds('voix')).does('keep').does('comeDown')
    expect(aiming.me.round).toBe(2)
    aiming.refuses('ascend', { mode: 'normal' }, 'wrong-phase')
    const aimed = aiming.does('target', { on: 'zone' })
    expect(aimed.does('ascend', { mode: 'normal' }, 'd7 1').me.round).toBe(3)
  })

  test('[ASC-5] refused when the dream points would not stay above zero', () => {
    given({ dream: 1 }).refuses('ascend', { mode: 'normal' }, 'dream-too-low', 'ASC-5')
    given({ dream: 2 }).refuses('ascend', { mode: 'accelerated' }, 'dream-too-low', 'ASC-5')
    expect(given({ dream: 2 }).does('ascend', { mode: 'normal' }, 'd7 1').me.dream).toBe(1)
    expect(given({ dream: 3 }).does('ascend', { mode: 'accelerated' }, 'd7 1').me.dream).toBe(1)
  })

  test('[ASC-3] what waited on the cell comes instead of the roll', () => {
    const scene = given({}, up(), meets('fleur', 3)).does('evade').does('ascend', { mode: 'normal' })
    expect(scene.happened).toEqual(['ascended', 'encounterReturned'])
  })
})
