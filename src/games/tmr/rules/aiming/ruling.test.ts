import { describe, expect, test } from 'vitest'
import { scriptedDice } from '../../../../kit/dice.ts'
import type { Command } from '../commands.ts'
import { tmr } from '../index.ts'
import { given, givenAt, holds, NITOUCHE, PLAYER, type Scene, testSpell, up } from '../testing/scene.ts'

/** Asleep at zero, the spell gone off without aim. */
const unaimed = (spell: string, more: Partial<Parameters<typeof given>[0]> = {}): Scene =>
  given({ dream: 4, ...more }, up()).does('cast', { spell }, 'd100 50')

describe('what becomes of a spell that was not aimed', () => {
  test('[CAST-6] until the gardien decides it is unaimed; on the caster, it is recorded, shown and told', () => {
    const gone = unaimed('voix')
    expect(gone.me).toMatchObject({ dream: 0, stage: { phase: 'asleep' }, effect: { outcome: 'unaimed' } })
    const ruled = gone.does('ruleSpell', { as: 'self' })
    expect(ruled.seen.effect).toMatchObject({ spell: 'voix', outcome: 'self', how: 'unaimed' })
    expect(ruled.told.map(({ what }) => what)).toEqual([{ type: 'spellRuled', spell: 'voix', outcome: 'self', was: 'unaimed' }])
    expect(ruled.phase).toBe('asleep')
  })

  test('[CAST-6] on the caster: its JR as on oneself, then r0; both passed, nobody', () => {
    const gone = unaimed('poing')
    const hit = gone.does('ruleSpell', { as: 'self' }, 'd100 99')
    expect(hit.seen.effect).toMatchObject({ outcome: 'self', how: 'unaimed' })
    expect(hit.events[0]).toMatchObject({ type: 'resisted', who: 'caster', check: { characteristic: 0, difficulty: -8 } })
    const awake = given({ dream: 13 }, { type: 'tookEffect', spell: 'poing', outcome: 'unaimed', aim: null })
    expect(awake.does('ruleSpell', { as: 'self' }, 'd100 13 d100 66').seen.effect?.outcome).toBe('self')
    expect(awake.does('ruleSpell', { as: 'self' }, 'd100 13 d100 65').seen.effect?.outcome).toBe('nobody')
    expect(awake.does('ruleSpell', { as: 'self' }, 'd100 3 d100 90').me.xp.reve).toBe(1)
  })

  test('[CAST-6] or impossible magic, with the form of its tear; drawn where the gardien does not choose', () => {
    const torn = unaimed('voix').does('ruleSpell', { as: 'impossible' })
    expect(torn.seen.effect).toMatchObject({ outcome: 'impossible', tear: null })
    expect(torn.does('tear', { colour: 'yellow', metres: 3, lasts: { unit: 'ever' }, beyond: null }).seen.effect?.tear).toEqual({
      colour: 'yellow',
      metres: 3,
      lasting: true,
    })
    expect(unaimed('voix').does('ruleSpell', {}, 'd6 3').seen.effect?.outcome).toBe('self')
    expect(unaimed('voix').does('ruleSpell', {}, 'd6 4').seen.effect?.outcome).toBe('impossible')
    torn.refuses('ruleSpell', { as: 'self' }, 'wrong-phase', 'CAST-6')
  })

  test('[MOV-4] a blow leaves the dreamer awake: the same is decided, of each spell that went off', () => {
    const others = [{ spell: 'poing', outcome: 'unaimed' as const }]
    const struck = given({}, { type: 'tookEffect', spell: 'voix', outcome: 'unaimed', aim: null, others })
    const ruled = struck.does('ruleSpell', { as: 'self' }, 'd100 13 d100 65')
    expect(ruled.seen.effect).toMatchObject({ outcome: 'self', others: [{ spell: 'poing', outcome: 'nobody' }] })
    expect(ruled.phase).toBe('awake')
    const torn = struck.does('ruleSpell', { as: 'impossible' }).seen.effect
    expect(torn).toMatchObject({ outcome: 'impossible', others: [{ spell: 'poing', outcome: 'impossible' }] })
  })

  test('[CAST-6] it is the gardien who decides, of what was not aimed', () => {
    const command: Command = { type: 'ruleSpell', dreamer: NITOUCHE, as: 'self' }
    expect(tmr.decide(unaimed('voix').table, command, PLAYER, scriptedDice([]))).toMatchObject({ code: 'gardien-only' })
    given({}, { type: 'tookEffect', spell: 'voix', outcome: 'target', aim: 'zone' }).refuses(
      'ruleSpell',
      { as: 'impossible' },
      'wrong-phase',
    )
    given().refuses('ruleSpell', { as: 'self' }, 'wrong-phase')
  })
})

describe('a dreamer who does not wait for the ruling', () => {
  /** Awake, struck with the spell in hand. */
  const struck = (spell = 'voix'): Scene => given({}, up(), holds(spell)).does('interrupt')
  const above = (spell?: string): Scene => struck(spell).does('ascend', { mode: 'normal' }, 'd7 1')

  test('[MOV-4] goes up again: what is to be ruled stands, and is ruled in the middle of the journey', () => {
    expect(above().seen).toMatchObject({ effect: null, unruled: [{ spell: 'voix', outcome: 'unaimed' }] })
    const ruled = above().does('ruleSpell', { as: 'self' })
    expect(ruled.seen).toMatchObject({ phase: 'free', effect: { spell: 'voix', outcome: 'self', how: 'unaimed' } })
    expect(ruled.seen.unruled).toBeUndefined()
    const met = above('poing').does('stay', {}, 'd7 7 d100 90 d6 2 2')
    expect(met.does('ruleSpell', { as: 'self' }, 'd100 99').seen).toMatchObject({
      phase: 'encounter',
      effect: { spell: 'poing', outcome: 'self' },
    })
  })

  test('[MOV-4] [TGT-3] called impossible magic, its tear is asked for, and stands too', () => {
    const torn = above().does('ruleSpell', { as: 'impossible' })
    expect(torn.seen).toMatchObject({ effect: null, unruled: [{ outcome: 'impossible', tear: null }] })
    const again = torn.does('descend').does('ascend', { mode: 'normal' }, 'd7 1')
    expect(again.does('tear', { colour: 'violet', metres: 3, lasts: { unit: 'ever' }, beyond: null }).seen).toMatchObject({
      effect: { outcome: 'impossible', tear: { colour: 'violet' } },
    })
    expect(again.does('endSpell').seen).toMatchObject({ effect: null })
    expect(again.does('endSpell').seen.unruled).toBeUndefined()
  })

  test('[CAST-6] casts again: the older is ruled first, the later stays what it came to', () => {
    const cast = above().does('cast', { spell: 'voix' }, 'd100 50').does('interrupt')
    expect(cast.seen.unruled).toHaveLength(1)
    const later = cast.does('ruleSpell', { as: 'self' })
    expect(later.seen).toMatchObject({ effect: { outcome: 'unaimed' } })
    expect(later.does('ruleSpell', { as: 'self' }).seen.effect).toMatchObject({ outcome: 'self' })
  })

  test('[CAST-6] an ascent of before left nothing open; an erratic effect that was told aloud is over with the next', () => {
    const ascended = { type: 'ascended', mode: 'normal', cost: 1, malus: 0 } as const
    const unruled = { type: 'tookEffect', spell: 'voix', outcome: 'unaimed', aim: null } as const
    expect(given({}, unruled, ascended).seen).toMatchObject({ effect: null })
    expect(given({}, unruled, ascended).seen.unruled).toBeUndefined()
    const burst = given({}, { ...unruled, outcome: 'erratic' }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(burst.seen.unruled).toBeUndefined()
  })
})

describe('what the gardien makes of a miss', () => {
  const missed = (): Scene => given({}, { type: 'tookEffect', spell: 'voix', outcome: 'self', aim: 'creature', how: 'missed' })

  test('[TGT-2] a miss is on the caster; the gardien may call it impossible magic afterwards', () => {
    const ruled = missed().does('ruleSpell', { as: 'impossible' })
    expect(ruled.seen.effect?.outcome).toBe('impossible')
    expect(ruled.told.map(({ what }) => what)).toEqual([
      { type: 'spellRuled', spell: 'voix', outcome: 'impossible', was: 'missed' },
    ])
    missed().refuses('ruleSpell', { as: 'self' }, 'wrong-phase', 'TGT-2')
    missed().refuses('ruleSpell', {}, 'wrong-phase', 'TGT-2')
  })

  test('[TGT-2] a player does not call it impossible magic', () => {
    const aiming = givenAt({}, { spells: [testSpell('sphere', { target: 'zone' })] }, up())
    const said: Command = { type: 'target', dreamer: NITOUCHE, on: 'zone', reached: false, mishap: 'impossible' }
    expect(tmr.decide(aiming.table, said, PLAYER, scriptedDice([]))).toMatchObject({ code: 'gardien-only', rule: 'TGT-2' })
  })
})

describe('the form of a tear', () => {
  const impossible = (): Scene => given({}, { type: 'tookEffect', spell: 'voix', outcome: 'impossible', aim: 'object' })

  test('[TGT-3] colour, size, duration and what is beyond are drawn, each', () => {
    expect(impossible().does('tear', {}, 'd6 3 d100 40 d6 6 d6 2').seen.effect?.tear).toEqual({
      ...{ colour: 'violet', metres: 40, lasting: true, beyond: 'market' },
    })
    expect(impossible().does('tear', {}, 'd6 4 d100 100 d6 3 d6 5 d6 6').seen.effect?.tear).toEqual({
      ...{ colour: 'yellow', metres: 100, lasting: false, lasts: { unit: 'rounds', count: 5 }, beyond: 'nothing' },
    })
    expect(impossible().does('tear', {}, 'd6 1 d100 1 d6 4 d6 2 d6 1').seen.effect?.tear?.lasts).toEqual({
      unit: 'hours',
      count: 2,
    })
    expect(impossible().does('tear', {}, 'd6 1 d100 1 d6 5 d6 1 d6 1').seen.effect?.tear?.lasts).toEqual({
      unit: 'days',
      count: 1,
    })
  })

  test('[TGT-3] or willed by the gardien: only what is left open is drawn; what is beyond has its colour', () => {
    const lasts = { unit: 'hours', count: 3 } as const
    expect(impossible().does('tear', { metres: 12, lasts, beyond: 'caravan' }).seen.effect?.tear).toEqual({
      ...{ colour: 'yellow', metres: 12, lasting: false, lasts, beyond: 'caravan' },
    })
    expect(
      impossible().does('tear', { colour: 'violet', lasts: { unit: 'days' } }, 'd100 7 d6 4 d6 1').seen.effect?.tear,
    ).toEqual({
      ...{ colour: 'violet', metres: 7, lasting: false, lasts: { unit: 'days', count: 4 }, beyond: 'shore' },
    })
  })

  test('[TGT-3] a tear of before means what it meant', () => {
    const old = given(
      {},
      { type: 'tookEffect', spell: 'voix', outcome: 'impossible', aim: 'object' },
      { type: 'torn', colour: 'violet', metres: 20, lasting: false },
    )
    expect(old.seen.effect?.tear).toEqual({ colour: 'violet', metres: 20, lasting: false })
  })
})
