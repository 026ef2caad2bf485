import { describe, expect, test } from 'vitest'
import { findSpell, type Spell } from '../spells/spell.ts'
import { type DreamerLike, given, givenAt, holds, testSpell, up } from '../testing/scene.ts'
import { rangeInMetres } from './target.ts'

const aiming = (spell: string, like: DreamerLike = {}) => given(like, up(), holds(spell)).does('keep').does('comeDown')

describe('aiming', () => {
  test('[TGT-1] the four kinds', () => {
    for (const on of ['zone', 'object', 'creature'] as const)
      expect(aiming('voix').does('target', { on }).me.effect).toMatchObject({ spell: 'voix', outcome: 'target' })
    expect(aiming('voix').does('target', { on: 'self' }).me.effect).toMatchObject({ outcome: 'self' })
  })

  test('[TGT-1] within range: E2 is twice EMPATHIE in metres; touch has none', () => {
    expect(rangeInMetres(testSpell('x', { range: 'E2' }), 13)).toBe(26)
    expect(rangeInMetres(testSpell('x', { range: 'E1' }), 13)).toBe(13)
    expect(rangeInMetres(testSpell('x', { range: 'touch' }), 13)).toBeNull()
    expect(findSpell({}, 'tympan-d-hypnos')?.range).toBe('E1')
  })

  test('[TGT-2] not reached: on the caster, or impossible magic', () => {
    expect(aiming('voix').does('target', { on: 'creature', reached: false }).me.effect?.outcome).toBe('self')
    expect(aiming('voix').does('target', { on: 'zone', reached: false, mishap: 'self' }).me.effect?.outcome).toBe('self')
    const tear = aiming('voix').does('target', { on: 'object', reached: false, mishap: 'impossible' })
    expect(tear.me.effect?.outcome).toBe('impossible')
  })

  test('[TGT-2] not reached, a spell with a JR asks the caster for it', () => {
    const scene = aiming('poing')
    expect(scene.does('target', { on: 'creature', reached: false }, 'd100 99').me.effect?.outcome).toBe('self')
    expect(scene.does('target', { on: 'creature', reached: false }, 'd100 5 d100 5').me.effect?.outcome).toBe('nobody')
  })

  test('[TGT-2] a spell takes the kind of target it names, a creature’s also oneself; any other is impossible magic', () => {
    const named = (target: Spell['target'], jr: number | null = null) =>
      givenAt({}, { spells: [testSpell('nom', { target, jr })] }, up(), holds('nom'))
        .does('keep')
        .does('comeDown')
    const outcomes = (target: Spell['target']) =>
      (['zone', 'object', 'creature', 'self'] as const).map((on) => named(target).does('target', { on }).me.effect?.outcome)
    expect(outcomes('zone')).toEqual(['target', 'target', 'target', 'self'])
    expect(outcomes('object')).toEqual(['impossible', 'target', 'impossible', 'impossible'])
    expect(outcomes('creature')).toEqual(['impossible', 'impossible', 'target', 'self'])
    expect(outcomes('self')).toEqual(['impossible', 'impossible', 'impossible', 'self'])
    expect(outcomes('other')).toEqual(['target', 'target', 'target', 'self'])
    expect(named('object', -8).does('target', { on: 'creature' }).me.effect?.outcome).toBe('impossible')
    expect(named('object').does('target', { on: 'zone', reached: false, mishap: 'self' }).me.effect?.outcome).toBe('impossible')
    expect(named('object').does('askSight', { difficulty: 0 }).does('target', { on: 'zone' }).me.effect?.outcome).toBe(
      'impossible',
    )
  })

  test('[TGT-2] the gardien may ask for a VUE roll', () => {
    const asked = aiming('voix', { vue: 12 }).does('askSight', { difficulty: -4 })
    expect(asked.seen.sight).toBe(-4)
    const seen = asked.does('target', { on: 'creature' }, 'd100 36')
    expect(seen.me).toMatchObject({ effect: { outcome: 'target' }, sight: null })
    expect(asked.does('target', { on: 'creature' }, 'd100 37').me.effect?.outcome).toBe('self')
    expect(asked.does('target', { on: 'zone', mishap: 'impossible' }, 'd100 37').me.effect?.outcome).toBe('impossible')
    expect(asked.does('target', { on: 'self' }).me.effect?.outcome).toBe('self')
    expect(asked.does('askSight', { difficulty: null }).does('target', { on: 'creature' }).me.effect?.outcome).toBe('target')
  })

  test('[TGT-2] a creature, a thing or oneself may be the place of a zone’s centre, without JR; missed, the caster is its centre', () => {
    const sphere = (more: object) =>
      givenAt({}, { spells: [testSpell('sphere', { target: 'zone', jr: -8 })] }, up(), holds('sphere'))
        .does('keep')
        .does('comeDown')
        .does('target', more).me.effect
    expect(sphere({ on: 'creature' })).toMatchObject({ outcome: 'target' })
    expect(sphere({ on: 'self' })).toMatchObject({ outcome: 'self', how: 'aimed' })
    expect(sphere({ on: 'creature', reached: false })).toMatchObject({ outcome: 'self', how: 'missed' })
    expect(sphere({ on: 'zone', reached: false })).toMatchObject({ outcome: 'self', how: 'missed' })
  })

  test('[TGT-4] the target rolls its dream points, no skill, no malus, at the difficulty of the spell', () => {
    const scene = aiming('poing')
    scene.refuses('target', { on: 'creature' }, 'resist-missing', 'TGT-4')
    const [resisted] = scene.does('target', { on: 'creature', resist: 12 }, 'd100 13').events
    expect(resisted).toMatchObject({
      who: 'target',
      check: { characteristic: 12, skill: 0, malus: 0, difficulty: -8, chance: 12 },
    })
  })

  test('[TGT-4] failed: affected', () => {
    expect(aiming('poing').does('target', { on: 'creature', resist: 12 }, 'd100 13').me.effect?.outcome).toBe('target')
  })

  test('[TGT-4] passed: it comes back at r0 on the dream points of the caster', () => {
    const scene = aiming('poing', { dream: 10 })
    const hit = scene.does('target', { on: 'creature', resist: 12 }, 'd100 12 d100 51')
    expect(hit.me.effect?.outcome).toBe('self')
    expect(hit.events[1]).toMatchObject({ who: 'caster', check: { characteristic: 10, difficulty: 0, chance: 50 } })
    expect(scene.does('target', { on: 'creature', resist: 12 }, 'd100 12 d100 50').me.effect?.outcome).toBe('nobody')
  })

  test("[TGT-4] the target's own particulière is not the caster's experience", () => {
    expect(aiming('poing').does('target', { on: 'creature', resist: 12 }, 'd100 1 d100 50').me.xp.reve).toBe(0)
  })

  test('[TGT-4] on oneself: the JR of the spell, then r0; both passed: nothing', () => {
    const scene = aiming('poing')
    expect(scene.does('target', { on: 'self' }, 'd100 14').me.effect?.outcome).toBe('self')
    expect(scene.does('target', { on: 'self' }, 'd100 13 d100 66').me.effect?.outcome).toBe('self')
    expect(scene.does('target', { on: 'self' }, 'd100 13 d100 65').me.effect?.outcome).toBe('nobody')
  })

  test('[TGT-4] a particulière on a JR of negative difficulty earns 1 point in RÊVE, at r0 none', () => {
    const scene = aiming('poing')
    expect(scene.does('target', { on: 'self' }, 'd100 3 d100 90').me.xp).toMatchObject({ reve: 1, hypnos: 0 })
    expect(scene.does('target', { on: 'self' }, 'd100 13 d100 1').me.xp.reve).toBe(0)
  })

  test('[TGT-4] no JR: zones, objects, and spells that have none', () => {
    expect(aiming('poing').does('target', { on: 'zone' }).me.effect?.outcome).toBe('target')
    expect(aiming('voix').does('target', { on: 'creature' }).me.effect?.outcome).toBe('target')
  })

  test('[TGT-5] aiming comes first in the round after; then awake, and nothing in hand', () => {
    const scene = aiming('voix')
    expect(scene.me.round).toBe(2)
    for (const type of ['stay', 'descend', 'interrupt', 'comeDown'] as const) scene.refuses(type, {}, 'wrong-phase')
    const done = scene.does('target', { on: 'zone' })
    expect(done.seen).toMatchObject({ phase: 'awake', spell: null, round: 2 })
    expect(done.does('ascend', { mode: 'normal' }, 'd7 1').seen).toMatchObject({ effect: null, round: 3 })
  })
})
