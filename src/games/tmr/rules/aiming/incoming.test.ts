import { describe, expect, test } from 'vitest'
import { joueur } from '../../../../kit/roles.ts'
import { tmr } from '../index.ts'
import { legalCommands } from '../prompts/legal.ts'
import { promptOf } from '../prompts/promptOf.ts'
import { NEW_OPTIONS } from '../setup.ts'
import { type Dreamer, dreamerId, dreamerOf } from '../state.ts'
import { acting } from '../testing/dragonScene.ts'
import { type DreamerLike, givenAt, holds, NITOUCHE, type Scene, setupOf, testSpell, up } from '../testing/scene.ts'
import type { DreamerView } from '../view.ts'

const MARIN = dreamerId('marin')

const comes = (scene: Scene, like: DreamerLike = {}): Scene => {
  const [setup] = setupOf({ id: MARIN, name: 'Marin', dream: 12, ...like }).dreamers
  return scene.does('addDreamer', { setup })
}

/** Nitouche with a spell in hand, down again; Marin beside her. */
const aiming = (spell = 'poing', marin: DreamerLike = {}, nitouche: DreamerLike = {}): Scene =>
  comes(
    givenAt(nitouche, { options: { ...NEW_OPTIONS, dragons: true } }, up(), holds(spell))
      .does('keep')
      .does('comeDown'),
    marin,
  )

const marinIn = ({ table }: Scene): Dreamer => dreamerOf(table, MARIN) as Dreamer
const seenBy = ({ table }: Scene, seat: typeof MARIN): DreamerView => tmr.view(table, joueur(seat)).boards[0] as DreamerView
const promptFor = (scene: Scene, seat: typeof MARIN) => promptOf(tmr.view(scene.table, joueur(seat)), seenBy(scene, seat))

const aimed = (...of: Parameters<typeof aiming>): Scene => aiming(...of).does('target', { on: 'creature', whom: MARIN })
const resists = (scene: Scene, dice: string): Scene => scene.does('resist', { dreamer: MARIN, against: NITOUCHE }, dice)

describe('a target who sits at the table', () => {
  test('[TGT-4] is named when the spell is aimed, and asked for the JR; the caster waits', () => {
    const scene = aimed()
    expect(scene.happened).toEqual(['aimed', 'spellCame'])
    expect(scene.phase).toBe('targeting')
    expect(promptFor(scene, NITOUCHE)).toMatchObject({ kind: 'aimed', asked: null, whom: 'Marin' })
    expect(promptFor(scene, MARIN)).toMatchObject({
      kind: 'resisting',
      incoming: { by: NITOUCHE, spells: [{ spell: 'poing', voie: 'hypnos', jr: -8 }] },
      choices: [{ odds: { attempt: { characteristic: 12, skill: 0, malus: 0, difficulty: -8 }, limits: { chance: 12 } } }],
    })
    scene.refuses('target', { on: 'self' }, 'already-aimed', 'TGT-4')
    scene.refuses('ascend', { dreamer: MARIN, mode: 'normal' }, 'resist-first', 'TGT-4')
    scene.refuses('faceReturn', {}, 'nothing-to-resist', 'TGT-4')
  })

  test('[TGT-4] rolls their own current dream points, whatever their malus; failed: affected', () => {
    const done = resists(aimed('poing', { malus: -5 }), 'd100 13')
    expect(done.events[0]).toMatchObject({
      dreamer: MARIN,
      type: 'spellMet',
      check: { characteristic: 12, malus: 0, chance: 12 },
    })
    expect(done.me).toMatchObject({ stage: { phase: 'awake' }, effect: { spell: 'poing', outcome: 'target', whom: MARIN } })
    expect(marinIn(done).incoming).toEqual([])
  })

  test('[TGT-4] passed: it comes back, and the caster rolls r0 themselves', () => {
    const back = resists(aimed('poing', {}, { dream: 10 }), 'd100 12')
    expect(back.happened).toEqual(['spellMet', 'cameBack'])
    expect(back.events.at(-1)).toMatchObject({ type: 'cameBack', passed: [true], whom: MARIN })
    expect(promptFor(back, NITOUCHE)).toMatchObject({ kind: 'returned', choices: [{ odds: { limits: { chance: 50 } } }] })
    expect(back.does('faceReturn', {}, 'd100 51').me.effect).toMatchObject({ outcome: 'self', how: 'returned' })
    expect(back.does('faceReturn', {}, 'd100 50').me.effect).toMatchObject({ outcome: 'nobody', whom: MARIN })
  })

  test('[TGT-4] a particulière on it earns the target 1 point in RÊVE, the caster none; not under a désir', () => {
    const done = resists(aimed(), 'd100 2')
    expect(marinIn(done).xp.reve).toBe(1)
    expect(done.me.xp.reve).toBe(0)
    const dull = { effects: acting(['queue-desir-lancinant', { key: 'no-experience' }]) }
    expect(marinIn(resists(aimed('poing', dull), 'd100 2')).xp.reve).toBe(0)
  })

  test('[TGT-4] what it came to is all that the caster is told of the roll', () => {
    const scene = aimed()
    for (const dice of ['d100 13', 'd100 12']) {
      const done = resists(scene, dice)
      expect(JSON.stringify(done.told)).not.toMatch(/check|spellMet|"learned"/)
      expect(tmr.view(done.table, joueur(NITOUCHE)).boards).toHaveLength(1)
    }
  })

  test('[TGT-4] asleep or up in the Lands they roll all the same, and stay there', () => {
    const asleep = aimed('poing', { dream: 0 })
    expect(marinIn(resists(asleep, 'd100 50')).stage.phase).toBe('asleep')
    const above = aiming()
      .does('ascend', { dreamer: MARIN, mode: 'normal' }, 'd7 1')
      .does('target', { on: 'creature', whom: MARIN })
    above.refuses('stay', { dreamer: MARIN }, 'resist-first')
    const met = resists(above, 'd100 90')
    expect(marinIn(met).stage.phase).toBe('free')
    expect(above.does('interrupt', { dreamer: MARIN }).table.dreamers[MARIN]?.incoming).toHaveLength(1)
  })

  test('[TGT-4] missed, nobody is asked; without a JR, nobody rolls; nobody and oneself are nobody to name', () => {
    const missed = aiming().does('target', { on: 'creature', whom: MARIN, reached: false }, 'd100 99')
    expect(missed.me.effect).toMatchObject({ outcome: 'self' })
    expect(marinIn(missed).incoming).toEqual([])
    const sure = aiming('voix').does('target', { on: 'creature', whom: MARIN })
    expect(sure.me.effect).toMatchObject({ outcome: 'target', whom: MARIN })
    expect(sure.happened).toEqual(['spellTook', 'tookEffect'])
    aiming().refuses('target', { on: 'creature', whom: 'nobody' }, 'unknown-dreamer')
    aiming().refuses('target', { on: 'creature', whom: NITOUCHE }, 'unknown-dreamer')
  })

  test('[TET-9] [TGT-4] several together: a JR each, and only those that were resisted come back', () => {
    const both = { spells: [testSpell('poing', { jr: -8 }), testSpell('main', { jr: -6 }), testSpell('voix')] }
    const held = givenAt({}, both, up(), holds('poing', { others: ['voix', 'main'] }))
    const scene = comes(held.does('keep').does('comeDown')).does('target', { on: 'creature', whom: MARIN })
    expect(scene.happened).toEqual(['aimed', 'spellTook', 'spellCame'])
    const back = resists(scene, 'd100 13 d100 1')
    const done = back.does('faceReturn', {}, 'd100 99')
    expect(done.me.effect).toMatchObject({
      spell: 'poing',
      outcome: 'target',
      others: [
        { spell: 'voix', outcome: 'target' },
        { spell: 'main', outcome: 'self', how: 'returned' },
      ],
    })
  })

  test('[TET-10] [TGT-4] a target warded against Hypnos adds to the JR, one without resistance may forgo it', () => {
    const warded = aimed('poing', { effects: acting(['tete-don-de-resistance-a-la-magie', {}]) })
    expect(resists(warded, 'd100 99').events[0]).toMatchObject({ check: { modifier: 1 } })
    const open = aimed('poing', { effects: acting(['tete-don-de-non-resistance-a-la-magie', {}]) })
    expect(promptFor(open, MARIN)).toMatchObject({ choices: [{}, { command: { yield: true } }] })
    const taken = open.does('resist', { dreamer: MARIN, against: NITOUCHE, yield: true })
    expect(taken.me.effect).toMatchObject({ spell: 'poing', outcome: 'target', whom: MARIN })
    aimed().refuses('resist', { dreamer: MARIN, against: NITOUCHE, yield: true }, 'cannot-yield', 'TET-10')
  })

  test('[TGT-4] a spell of one’s own is told by its name to whoever it is aimed at', () => {
    const own = [testSpell('own-oniros-x', { name: 'Le Sort de ma tante', voie: 'oniros', jr: -8 })]
    const scene = aimed('own-oniros-x', {}, { own })
    expect(seenBy(scene, MARIN).incoming?.[0]?.spells).toEqual([
      { spell: 'own-oniros-x', name: 'Le Sort de ma tante', voie: 'oniros', jr: -8 },
    ])
  })

  test('[TGT-4] who leaves the table leaves the spell in hand; who cast it and left, a JR of its own', () => {
    const left = aimed().does('removeDreamer', { dreamer: MARIN })
    expect(promptOf(tmr.view(left.table, joueur(NITOUCHE)), left.seen).kind).toBe('targeting')
    expect(left.does('target', { on: 'self' }, 'd100 99').me.effect?.outcome).toBe('self')
  })

  test('[TGT-4] by somebody the gardien plays: the spell, or its voie at r−8; it earns as any other', () => {
    const scene = comes(givenAt({}, {}))
    const cast = scene.does('castAt', { dreamer: MARIN, spell: 'peur', caster: 'la sorcière' })
    expect(seenBy(cast, MARIN).incoming).toEqual([
      { by: null, caster: 'la sorcière', spells: [{ spell: 'peur', voie: 'hypnos', jr: -6 }] },
    ])
    expect(marinIn(cast.does('resist', { dreamer: MARIN }, 'd100 1')).xp.reve).toBe(1)
    const voie = scene.does('castAt', { dreamer: MARIN, voie: 'thanatos' })
    expect(seenBy(voie, MARIN).incoming?.[0]?.spells).toEqual([{ spell: null, voie: 'thanatos', jr: -8 }])
    expect(voie.does('resist', { dreamer: MARIN }, 'd100 90').happened).toEqual(['spellMet'])
    scene.refuses('castAt', { dreamer: MARIN, spell: 'nothing-such' }, 'unknown-spell')
    scene.refuses('castAt', { dreamer: MARIN }, 'unknown-spell')
    scene.refuses('resist', { dreamer: MARIN }, 'nothing-to-resist')
  })

  test('[TGT-4] only the gardien casts so, and only they themselves resist', () => {
    const scene = aimed()
    const dice = { roll: () => 50 }
    const by = joueur(NITOUCHE)
    expect(tmr.decide(scene.table, { type: 'castAt', dreamer: MARIN, voie: 'hypnos' }, by, dice)).toMatchObject({
      code: 'gardien-only',
    })
    expect(tmr.decide(scene.table, { type: 'resist', dreamer: MARIN, against: NITOUCHE }, by, dice)).toMatchObject({
      code: 'not-yours',
    })
  })

  test('[TGT-4] what touches two is undone with all that came after; what touches one, with their own', () => {
    expect(tmr.scopeOf({ type: 'target', dreamer: NITOUCHE, on: 'creature', whom: MARIN })).toBe('*')
    expect(tmr.scopeOf({ type: 'resist', dreamer: MARIN, against: NITOUCHE })).toBe('*')
    expect(tmr.scopeOf({ type: 'resist', dreamer: MARIN })).toBe(MARIN)
    expect(tmr.scopeOf({ type: 'target', dreamer: NITOUCHE, on: 'creature', resist: 3 })).toBe(NITOUCHE)
  })

  test('[TGT-4] every answer offered is one that the rules take', () => {
    for (const [scene, seat] of [
      [aiming(), NITOUCHE],
      [aimed(), NITOUCHE],
      [aimed(), MARIN],
      [resists(aimed(), 'd100 1'), NITOUCHE],
    ] as const)
      for (const command of legalCommands(tmr.view(scene.table, joueur(seat)), seenBy(scene, seat)))
        expect(tmr.decide(scene.table, command, joueur(seat), { roll: () => 50 })).toBeInstanceOf(Array)
  })

  test('[DRM-1] the gardien corrects what was learnt, in RÊVE and by voie', () => {
    const scene = givenAt({ xp: { reve: 3, oniros: 1, hypnos: 2, narcos: 0, thanatos: 0 } }, {})
    expect(scene.does('correct', { xp: { reve: 1, hypnos: 7 } }).me.xp).toEqual({
      reve: 1,
      oniros: 1,
      hypnos: 7,
      narcos: 0,
      thanatos: 0,
    })
  })
})
