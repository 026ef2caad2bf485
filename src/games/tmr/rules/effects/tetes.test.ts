import { describe, expect, test } from 'vitest'
import type { Happening } from '../events.ts'
import { cellsOfGenre } from '../map/map.ts'
import { acting, dragons, dragonsAt, goneUp, SLEEPER } from '../testing/dragonScene.ts'
import { holds, lostAmong, up } from '../testing/scene.ts'

const afflicted = (scene: ReturnType<typeof dragons>, dice: string) =>
  scene.does('afflict', { kind: 'tete' }, `tete tete-${dice}`)

describe('gifts to the dreamer', () => {
  test('[TET-1] double-rêve: two dice an hour, the second only if still below the seuil', () => {
    const asleep = (dream: number) =>
      dragonsAt('serpent', { ...SLEEPER, dream, effects: acting('tete-don-de-double-reve') }).does('sleep')
    expect(asleep(5).does('advance', { hours: 1 }, 'd8 2 3').me.dream).toBe(10)
    expect(asleep(12).does('advance', { hours: 1 }, 'd8 4').me.dream).toBe(16)
  })

  test('[TET-2] déplacement accéléré: the same cost in both modes, and every journey moves so', () => {
    const swift = dragons({ effects: acting('tete-don-de-deplacement-accelere') })
    expect(swift.does('ascend', { mode: 'accelerated' }, 'd7 1').me.dream).toBe(12)
    expect(goneUp(swift).does('move', { to: 'n' }, 'd7 1').me.round).toBe(1)
    expect(goneUp(dragons()).does('move', { to: 'n' }, 'd7 1').me.round).toBe(2)
  })

  test('[TET-3] the seuil grows by 2, to twice RÊVE; a spell not known becomes so', () => {
    expect(afflicted(dragons(), 'augmentation-du-seuil-de-reve').me).toMatchObject({ depths: { seuil: 15 }, effects: [] })
    expect(afflicted(dragons({ seuil: 25 }), 'augmentation-du-seuil-de-reve').me.depths.seuil).toBe(26)
    const ignorant = dragons({ unknown: ['voix'] })
    goneUp(ignorant).refuses('cast', { spell: 'voix' }, 'unknown-spell')
    const taught = afflicted(ignorant, 'connaissance-intuitive-d-un-nouveau-sort spell voix')
    expect(goneUp(taught).does('cast', { spell: 'voix' }, 'd100 40').phase).toBe('cast')
  })

  const aiming: readonly Happening[] = [up(), holds('poing'), { type: 'kept' }, { type: 'cameDown', why: 'spell' }]

  test('[TET-10] résistance: one more for each, against Hypnos and Thanatos alone', () => {
    const effects = acting('tete-don-de-resistance-a-la-magie', 'tete-don-de-resistance-a-la-magie')
    const [first, back] = dragons({ effects }, ...aiming).does('target', { on: 'self' }, 'd100 20 99').events
    expect([first, back]).toMatchObject([{ check: { difficulty: -8, modifier: 2 } }, { check: { difficulty: 0, modifier: 2 } }])
    const [bare] = dragons({}, ...aiming).does('target', { on: 'self' }, 'd100 99').events
    expect(bare).toMatchObject({ check: { modifier: 0 } })
  })

  test('[TET-10] non-résistance: one may forgo the JR', () => {
    dragons({}, ...aiming).refuses('target', { on: 'self', yield: true }, 'cannot-yield', 'TET-10')
    const open = dragons({ effects: acting('tete-don-de-non-resistance-a-la-magie') }, ...aiming)
    expect(open.does('target', { on: 'self', yield: true }).me.effect?.outcome).toBe('self')
  })

  test('[TET-11] the others are written down for the gardien', () => {
    expect(afflicted(dragons(), 'don-d-orientation').me.effects).toMatchObject([{ id: 'tete-don-d-orientation', key: null }])
    expect(afflicted(dragons(), 'augmentation-de-caracteristique').me).toMatchObject({
      effects: [],
      afflictions: [{ table: 'tete' }],
    })
  })
})

describe('gifts on the land', () => {
  test('[TET-4] terre d’attache: a dry cell, chosen once; a jump there counts as a move', () => {
    const scene = dragons({ effects: acting('tete-terre-d-attache') }).refuses(
      'choose',
      { effect: 1, cell: 'G6' },
      'wrong-cell',
      'TET-4',
    )
    const home = scene.does('choose', { effect: 1, cell: 'K9' }).refuses('choose', { effect: 1, cell: 'A1' }, 'unknown-effect')
    const there = goneUp(home).refuses('jump', { cell: 'A1' }, 'out-of-reach', 'TET-4').does('jump', { cell: 'K9' }, 'd7 1')
    expect(there.me).toMatchObject({ position: 'K9', pendingFatigue: 2, round: 2, stage: { phase: 'free' } })
    there.refuses('jump', { cell: 'K9' }, 'same-cell')
  })

  test('[TET-4] allowed while lost: the position is known again', () => {
    const lost = dragons({ effects: acting(['tete-terre-d-attache', { cell: 'A1' }]) }, up(), ...lostAmong('G4', 'G4 K9'))
    expect(lost.does('jump', { cell: 'A1' }, 'd7 1').seen.position).toBe('A1')
  })

  test('[TET-5] connaissance du fleuve: from any of its cells to any other, to be mastered there', () => {
    const effects = acting('tete-connaissance-du-fleuve')
    expect(dragons({ position: 'F3', effects }, up()).does('jump', { cell: 'A13' }, 'd7 1').me).toMatchObject({
      position: 'A13',
      stage: { phase: 'wet' },
    })
    dragons({ effects }, up()).refuses('jump', { cell: 'A13' }, 'out-of-reach')
  })

  test('[TET-6] présent des cités: in place of the 1d7, once a cité, mastered as it is', () => {
    const offered = dragons({ position: 'G5', effects: acting(['tete-present-des-cites', { cells: 'D8 F5' }]) }, up()).does(
      'move',
      { to: 'sw' },
    )
    expect(offered.phase).toBe('gift')
    const taken = offered
      .refuses('takeGift', { kind: 'changeur' }, 'no-such-gift', 'TET-6')
      .does('takeGift', { kind: 'fleur' }, 'd6 4 4')
    expect(taken.me).toMatchObject({ dream: 21, stage: { phase: 'free' }, effects: [{ cells: ['D8'] }] })
    expect(taken.does('stay', {}, 'd7 1').phase).toBe('free')
    const last = dragons({ position: 'F5', effects: acting(['tete-present-des-cites', { cells: 'F5' }]) }).does('ascend', {
      mode: 'normal',
    })
    expect(last.does('takeGift', { kind: 'passeur' }, 'd6 1 2').me).toMatchObject({ effects: [], stage: { phase: 'service' } })
  })

  test('[TET-6] broken before the choice: kept for later; there are 22', () => {
    const offered = dragons({ position: 'F5', effects: acting(['tete-present-des-cites', { cells: 'F5' }]) }).does('ascend', {
      mode: 'normal',
    })
    expect(offered.does('interrupt').me.effects).toMatchObject([{ cells: ['F5'] }])
    expect(afflicted(dragons(), 'present-des-cites').me.effects).toMatchObject([{ cells: cellsOfGenre('cite') }])
    expect(cellsOfGenre('cite')).toHaveLength(22)
  })

  test('[TET-7] réserve en sécurité: by the player’s word alone; what lies there is told', () => {
    const safe = dragons({ reserves: [{ cell: 'G5', spell: 'voix' }], effects: acting('tete-reserve-en-securite') }, up())
    const there = safe.refuses('trigger', {}, 'nothing-here', 'TET-7').does('move', { to: 's' }, 'd7 1')
    expect(there.seen).toMatchObject({ phase: 'free', lying: ['voix'] })
    expect(there.does('trigger').me).toMatchObject({ reserves: [], stage: { phase: 'carrying' } })
  })

  test('[TET-8] quête des eaux: a lac or marais, chosen once, never asks again after its next mastery', () => {
    const scene = dragons({ position: 'G5', effects: acting(['tete-quete-des-eaux', { tamed: false }]) })
    const chosen = scene.refuses('choose', { effect: 1, cell: 'F4' }, 'wrong-cell').does('choose', { effect: 1, cell: 'G6' })
    const first = goneUp(chosen).does('move', { to: 's' }, 'd7 1')
    expect(first.phase).toBe('wet')
    const tamed = first.does('masterCell', {}, 'd100 30')
    expect(tamed.seen.effects).toMatchObject([{ cell: 'G6', tamed: true }])
    expect(tamed.does('move', { to: 'n' }, 'd7 1').does('move', { to: 's' }, 'd7 1').phase).toBe('free')
  })

  const reserves = [
    { cell: 'G5', spell: 'voix' },
    { cell: 'G5', spell: 'poing' },
  ]
  const effects = acting(['tete-reserve-extensible', { cell: 'G5' }])

  test('[TET-9] réserve extensible: nothing goes off while a voie has room; when all are full, one of choice', () => {
    const roomy = dragons({ reserves, effects }, up()).does('move', { to: 's' }, 'd7 1')
    expect(roomy.seen).toMatchObject({ phase: 'free', lying: ['voix', 'poing'] })
    const draconic = { oniros: -2, hypnos: 2, narcos: 0, thanatos: -11 }
    const full = dragons({ reserves, effects, draconic }, up()).does('move', { to: 's' }, 'd7 1')
    expect(full.phase).toBe('releasing')
    expect(full.does('trigger', { spells: ['poing'] }).me).toMatchObject({
      reserves: [{ spell: 'voix' }],
      stage: { phase: 'carrying' },
    })
  })

  test('[TET-9] several at one target; a stored failure goes alone', () => {
    const roomy = dragons({ reserves, effects }, up()).does('move', { to: 's' }, 'd7 1')
    const both = roomy.does('trigger', { spells: ['voix', 'poing'] }).does('comeDown')
    const hit = both.does('target', { on: 'creature', resist: 10 }, 'd100 99')
    expect(hit.me.effect).toMatchObject({ spell: 'voix', others: [{ spell: 'poing', outcome: 'target' }] })
    const failed = [{ cell: 'G5', spell: 'voix', erratic: true }, ...reserves.slice(1)]
    const mixed = dragons({ reserves: failed, effects }, up()).does('move', { to: 's' }, 'd7 1')
    mixed.refuses('trigger', { spells: ['voix', 'poing'] }, 'not-together', 'TET-9')
  })
})
