import { describe, expect, test } from 'vitest'
import { given, up } from '../testing/scene.ts'
import { fumbleCost, halfCost } from './cast.ts'

const free = (dream = 13) => given({ dream }, up(), { type: 'settled' })

describe('casting', () => {
  test('[CAST-1] RÊVE, not the dream points, with the draconic of the voie and the difficulty', () => {
    const [rolled] = free(9).does('cast', { spell: 'voix' }, 'd100 50').events
    expect(rolled).toMatchObject({ check: { characteristic: 13, voie: 'hypnos', skill: 3, difficulty: -3, chance: 65 } })
    const [stone] = free().does('cast', { spell: 'pierre' }, 'd100 20').events
    expect(stone).toMatchObject({ check: { voie: 'oniros', skill: -2, chance: 32 } })
  })

  test('[CAST-1] on a cell of its genre, or its one named cell', () => {
    free().refuses('cast', { spell: 'boue' }, 'wrong-cell', 'CAST-1')
    expect(free().does('cast', { spell: 'clef' }, 'd100 50').phase).toBe('cast')
    given({ position: 'K9' }, up()).refuses('cast', { spell: 'clef' }, 'wrong-cell')
  })

  test('[CAST-1] only when the cell is settled and free', () => {
    given().refuses('cast', { spell: 'voix' }, 'wrong-phase')
    given({ position: 'G6' }, up(), { type: 'wetMet' }).refuses('cast', { spell: 'boue' }, 'wrong-phase')
  })

  test('[CAST-1] variable parameters are stated before the roll', () => {
    free().refuses('cast', { spell: 'flot' }, 'cost-missing', 'CAST-1')
    free().refuses('cast', { spell: 'flot', cost: 1 }, 'cost-too-low', 'CAST-1')
    free().refuses('cast', { spell: 'nu' }, 'difficulty-missing', 'CAST-1')
    expect(free().does('cast', { spell: 'flot', cost: 5 }, 'd100 50').me.dream).toBe(8)
    const [rolled] = free().does('cast', { spell: 'nu', difficulty: -7, note: 'eight metres' }, 'd100 50').events
    expect(rolled).toMatchObject({ note: 'eight metres', check: { difficulty: -7 } })
    expect(free().does('cast', { spell: 'voix', cost: 9 }, 'd100 50').me.dream).toBe(9)
  })

  test('[CAST-1] a modifier of the gardien, told', () => {
    const [rolled] = free().does('cast', { spell: 'voix', modifier: -4 }, 'd100 30').events
    expect(rolled).toMatchObject({ check: { modifier: -4, chance: 39 } })
    const told = free().does('modify', { value: 2, secret: false })
    expect(told.seen.modifier).toEqual({ value: 2, secret: false })
    expect(told.does('cast', { spell: 'voix' }, 'd100 78').phase).toBe('cast')
    expect(told.does('cast', { spell: 'voix' }, 'd100 78').seen.modifier).toBeNull()
    expect(told.does('modify', { value: 0, secret: false }).seen.modifier).toBeNull()
  })

  test('[CAST-1] or kept secret', () => {
    const secret = free().does('modify', { value: -6, secret: true })
    expect(secret.seen.modifier).toBeNull()
    expect(secret.board.modifier).toEqual({ value: -6, secret: true })
    const total = secret.does('cast', { spell: 'voix' }, 'd100 100')
    expect(total.seen.spell).toMatchObject({ modifier: null })
    expect(total.board.spell).toMatchObject({ modifier: -6 })
    expect(total.does('storeFailure', {}, 'd100 100').told[0]).toMatchObject({ what: { check: { chance: null } } })
  })

  test('[CAST-2] success: the cost at once; in the TMR for the rest of the round, down at the start of the next', () => {
    const cast = free().does('cast', { spell: 'voix' }, 'd100 50')
    expect(cast.me).toMatchObject({ dream: 9, round: 1, stage: { phase: 'cast' } })
    const kept = cast.does('keep')
    expect(kept.phase).toBe('carrying')
    for (const type of ['descend', 'stay', 'keep', 'reserve'] as const) kept.refuses(type, {}, 'wrong-phase')
    const down = kept.does('comeDown')
    expect(down.me).toMatchObject({ round: 2, fatigue: 1, journey: null, stage: { phase: 'targeting' } })
  })

  test('[CAST-3] particulière: half the cost, rounded down, at least 1, and experience', () => {
    const scene = given({ position: 'J4' }, up()).does('cast', { spell: 'tympan-d-hypnos' }, 'd100 1')
    expect(scene.me).toMatchObject({ dream: 11, xp: { reve: 1, hypnos: 1 } })
    expect([1, 2, 3, 5, 7].map(halfCost)).toEqual([1, 1, 1, 2, 3])
    expect(free().does('cast', { spell: 'voix' }, 'd100 1').me.xp).toMatchObject({ reve: 0, hypnos: 0 })
  })

  test('[CAST-4] failure: no cost, out of the TMR', () => {
    const failed = free().does('cast', { spell: 'voix' }, 'd100 80')
    expect(failed.me).toMatchObject({ dream: 13, fatigue: 1, stage: { phase: 'awake' }, effect: null })
    expect(free().does('cast', { spell: 'voix' }, 'd100 94').me).toMatchObject({ dream: 13, stage: { phase: 'awake' } })
  })

  test('[CAST-5] échec total: 150 % of the cost, rounded down, an erratic effect, out of the TMR', () => {
    const total = free().does('cast', { spell: 'flot', cost: 5 }, 'd100 100')
    expect(total.me).toMatchObject({ dream: 6, stage: { phase: 'fumble' } })
    expect(total.does('accept').me).toMatchObject({
      stage: { phase: 'awake' },
      effect: { spell: 'flot', outcome: 'erratic' },
      fatigue: 1,
    })
    expect([1, 2, 3, 5].map(fumbleCost)).toEqual([1, 3, 4, 7])
  })

  test('[CAST-5] the gardien says what it does', () => {
    const done = free()
      .does('cast', { spell: 'voix' }, 'd100 100')
      .does('accept')
      .does('describe', { text: 'Le puits se met à chanter.' })
    expect(done.seen.effect?.text).toBe('Le puits se met à chanter.')
    free().refuses('describe', { text: 'x' }, 'wrong-phase', 'CAST-5')
  })

  test('[CAST-6] fewer points than the 150 %: zero, asleep, and the erratic effect all the same', () => {
    const total = free(5).does('cast', { spell: 'voix' }, 'd100 100')
    expect(total.me).toMatchObject({ dream: 0, stage: { phase: 'asleep' }, effect: { outcome: 'erratic' } })
  })

  test('[CAST-6] exactly the 150 %: asleep at zero as well', () => {
    expect(free(6).does('cast', { spell: 'voix' }, 'd100 100').me).toMatchObject({ dream: 0, stage: { phase: 'asleep' } })
    expect(free(7).does('cast', { spell: 'voix' }, 'd100 100').me).toMatchObject({ dream: 1, stage: { phase: 'fumble' } })
  })

  test('[CAST-6] a cost that takes the last point: asleep; the effect takes place but cannot be aimed', () => {
    const last = free(4).does('cast', { spell: 'voix' }, 'd100 50')
    expect(last.me).toMatchObject({ dream: 0, stage: { phase: 'asleep' }, effect: { spell: 'voix', outcome: 'unaimed' } })
    expect(last.seen.spell).toBeNull()
    expect(free(4).does('cast', { spell: 'voix' }, 'd100 1').me).toMatchObject({ dream: 2, stage: { phase: 'cast' } })
  })

  test('[CAST-7] refused when the cost is above the current dream points', () => {
    free(3).refuses('cast', { spell: 'voix' }, 'dream-too-low', 'CAST-7')
    free(3).refuses('cast', { spell: 'flot', cost: 4 }, 'dream-too-low', 'CAST-7')
    expect(free(3).does('cast', { spell: 'flot', cost: 2 }, 'd100 50').me.dream).toBe(1)
  })

  test('[CAST-1] of several refusals: the spell, then the place, then the cost', () => {
    free(1).refuses('cast', { spell: 'inconnu', via: 'messager' }, 'unknown-spell')
    free(1).refuses('cast', { spell: 'boue', via: 'messager' }, 'no-messenger')
    free(1).refuses('cast', { spell: 'boue' }, 'wrong-cell')
    free(1).refuses('cast', { spell: 'flot' }, 'cost-missing')
  })
})
