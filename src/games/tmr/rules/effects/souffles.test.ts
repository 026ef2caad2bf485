import { describe, expect, test } from 'vitest'
import { cellsOfGenre } from '../map/map.ts'
import { acting, dragons, dragonsAt, goneUp, SLEEPER } from '../testing/dragonScene.ts'
import { cell, cells, sends, up } from '../testing/scene.ts'

const afflicted = (scene: ReturnType<typeof dragons>, dice: string) =>
  scene.does('afflict', { kind: 'souffle' }, `souffle souffle-${dice}`)

test('[SOU-1] sommeil sans rêve: no die of dream, but fatigue is slept off', () => {
  const asleep = dragonsAt('serpent', { ...SLEEPER, dream: 5, fatigue: 4, effects: acting('souffle-sommeil-sans-reve') }).does(
    'sleep',
  )
  expect(asleep.does('advance', { hours: 1 }).me).toMatchObject({ dream: 5, fatigue: 0 })
})

test('[SOU-2] mauvaises rencontres: N of them; the oldest is counted off first', () => {
  expect(afflicted(dragons(), 'mauvaises-rencontres-en-perspective d8 8').me.effects).toMatchObject([{ left: 7 }])
  const effects = acting(
    ['souffle-mauvaises-rencontres-en-perspective', { left: 2 }],
    ['queue-mauvaise-rencontre-en-perspective', { left: 1 }],
  )
  const met = dragons({ effects }).does('ascend', { mode: 'normal' }, 'd7 7 1 d6 3')
  expect(met.me.effects).toMatchObject([
    { n: 1, left: 1 },
    { n: 2, left: 1 },
  ])
})

describe('lands to be mastered', () => {
  test('[SOU-3] périple: bars magic until each has purified; sanctuaires at −3, nécropoles at −5', () => {
    const drawn = afflicted(dragons(), 'periple d2 1')
    expect(drawn.me.effects).toMatchObject([{ genre: 'sanctuaire', cells: cellsOfGenre('sanctuaire') }])
    const asked = goneUp(drawn)
    expect(asked.seen.mastery).toEqual({ kind: 'purification', difficulty: -3 })
    const pure = asked.does('masterCell', {}, 'd100 30').refuses('cast', { spell: 'voix' }, 'barred', 'DRG-12')
    expect(pure.me.effects[0]?.cells).toEqual(cells('A10 D14 E6 K9 L4'))
    const dead = goneUp(dragons({ position: 'A6', effects: acting(['souffle-periple', { genre: 'necropole', cells: 'A6' }]) }))
    expect(dead.seen.mastery?.difficulty).toBe(-5)
    expect(dead.does('masterCell', {}, 'd100 30').me.effects).toEqual([])
  })

  test('[SOU-4] cités shut: each opens for good when mastered at −9; a Messager goes in freely', () => {
    const drawn = afflicted(dragons({ position: 'G5' }), 'fermeture-des-cites')
    expect(drawn.me.effects[0]?.cells).toHaveLength(22)
    const asked = goneUp(drawn).does('move', { to: 'sw' }, 'd7 1')
    expect(asked.seen.mastery).toEqual({ kind: 'closed', difficulty: -9 })
    const open = asked.does('masterCell', {}, 'd100 20')
    expect(open.me.effects[0]?.cells).not.toContain('F5')
    expect(open.does('move', { to: 'ne' }, 'd7 1').does('move', { to: 'sw' }, 'd7 1').phase).toBe('free')
    const effects = acting(['souffle-fermeture-des-cites', { cells: 'F5' }])
    const sent = dragons({ position: 'G5', effects }, up(), ...sends('F5', 'cell')).does('stay', {}, 'd7 1')
    expect(sent.me).toMatchObject({ stage: { phase: 'free' }, effects: [{ cells: ['F5'] }] })
  })

  test('[SOU-4] a second one shuts them all again, under the number of the first; a shut cité gives nothing', () => {
    const again = afflicted(dragons({ effects: acting(['souffle-fermeture-des-cites', { cells: 'F5' }]) }), 'fermeture-des-cites')
    expect(again.me.effects).toMatchObject([{ n: 1, cells: cellsOfGenre('cite') }])
    const effects = acting(['souffle-fermeture-des-cites', { cells: 'F5' }], ['tete-present-des-cites', { cells: 'F5' }])
    expect(dragons({ position: 'G5', effects }, up()).does('move', { to: 'sw' }, 'd7 1').phase).toBe('wet')
  })

  test('[SOU-5] débordement: a dry cell, drawn, is wet for ever and keeps its genre', () => {
    expect(() => afflicted(dragons(), 'debordement cell G6')).toThrow()
    const drawn = afflicted(dragons(), 'debordement cell G5')
    const wet = goneUp(drawn).does('move', { to: 's' }, 'd7 1')
    expect(wet.seen).toMatchObject({ phase: 'wet', genre: 'pont', mastery: { kind: 'wet', difficulty: -7 } })
    expect(drawn.does('advance', { hours: 336 }).me.effects).toHaveLength(1)
  })

  test('[SOU-6] ponts impraticables: the ponts are wet, once even if flooded too', () => {
    const effects = acting('souffle-impraticabilite-des-ponts', ['souffle-debordement', { cell: 'G5' }])
    const wet = dragons({ effects }, up()).does('move', { to: 's' }, 'd7 1')
    expect(wet.seen.mastery?.kind).toBe('wet')
    expect(wet.does('masterCell', {}, 'd100 30').phase).toBe('free')
    expect(afflicted(dragons(), 'impraticabilite-des-ponts d8 1').me.effects).toMatchObject([{ until: 9 }])
  })

  test('[SOU-11] double résistance: water is mastered twice running, a flooded cell once', () => {
    const effects = acting('souffle-double-resistance-du-fleuve', ['souffle-debordement', { cell: 'G5' }])
    const once = goneUp(dragons({ position: 'G5', effects })).does('masterCell', {}, 'd100 30')
    expect(once.phase).toBe('free')
    const water = once.does('move', { to: 's' }, 'd7 1').does('masterCell', {}, 'd100 30')
    expect(water.seen.mastery?.kind).toBe('wet')
    expect(water.does('masterCell', {}, 'd100 30').phase).toBe('free')
  })
})

describe('lands that are gone', () => {
  test('[SOU-7] désorientation: a genre is gone for N days; standing on it, elsewhere at once', () => {
    const gone = afflicted(dragons(), 'desorientation genre sanctuaire d8 1 cell C4')
    expect(gone.board).toMatchObject({ position: 'C4', effects: [{ genre: 'sanctuaire', until: 9 }] })
    expect(gone.seen).toMatchObject({ position: null, genre: 'pont' })
    expect(() => afflicted(gone, 'desorientation genre sanctuaire d8 1')).toThrow()
  })

  test('[SOU-7] its reserves come back with it', () => {
    const reserves = [{ cell: 'G5', spell: 'voix' }]
    const scene = dragons({ reserves, effects: acting(['souffle-desorientation', { genre: 'pont' }]) }, up())
    expect(scene.does('move', { to: 's' }, 'cell K9 d7 1').me.reserves).toHaveLength(1)
    expect(scene.does('endEffect', { effect: 1 }).does('move', { to: 's' }, 'd7 1').phase).toBe('carrying')
  })

  test('[SOU-8] trou noir: gone for ever with its reserves, and with all that pointed at it', () => {
    const effects = acting(
      ['queue-pelerinage', { cell: 'F5' }],
      ['souffle-fermeture-des-cites', { cells: 'F5 G7' }],
      ['tete-present-des-cites', { cells: 'F5' }],
    )
    const hole = afflicted(dragons({ reserves: [{ cell: 'F5', spell: 'voix' }], effects }), 'trou-noir cell F5')
    expect(hole.me.reserves).toEqual([])
    expect(hole.me.effects).toMatchObject([
      { n: 2, cells: ['G7'] },
      { n: 4, key: 'black-hole', cell: 'F5' },
    ])
    expect(afflicted(dragons(), 'trou-noir cell G4 cell K9').board.position).toBe('K9')
  })

  test('[SOU-9] péage: entering a pont or a cité costs a point; at zero, asleep', () => {
    const paid = dragons({ effects: acting('souffle-peage') }, up()).does('move', { to: 's' }, 'd7 1')
    expect(paid.me.dream).toBe(12)
    expect(paid.does('move', { to: 'sw' }, 'd7 1').me.dream).toBe(11)
    expect(paid.does('move', { to: 'n' }, 'd7 1').me.dream).toBe(12)
    const broke = dragons({ dream: 1, effects: acting('souffle-peage') }, up()).does('move', { to: 's' })
    expect(broke.me).toMatchObject({ dream: 0, stage: { phase: 'asleep' }, position: 'G5' })
  })

  test('[SOU-9] several péages do not add up', () => {
    const twice = dragons({ effects: acting('souffle-peage', 'souffle-peage') }, up()).does('move', { to: 's' }, 'd7 1')
    expect(twice.me.dream).toBe(12)
    expect(twice.does('move', { to: 'n' }, 'd7 1').me.dream).toBe(12)
  })
})

describe('the dreamer', () => {
  test('[SOU-10] montée laborieuse: a point more for N days', () => {
    const drawn = afflicted(dragons(), 'montee-laborieuse d8 2')
    expect(drawn.me.effects).toMatchObject([{ key: 'ascent-plus-one', until: 10 }])
    expect(goneUp(drawn).me.dream).toBe(11)
  })

  test('[SOU-12] confusion: a spell is forgotten with its bonus de case; its reserves stay', () => {
    const reserves = [{ cell: 'K9', spell: 'voix' }]
    const bonuses = [{ spell: 'voix', cell: cell('G4'), percent: 5 }]
    const drawn = afflicted(dragons({ reserves, bonuses }), 'confusion-draconique spell voix')
    expect(drawn.seen).toMatchObject({ bonuses: [], reserves: [{ spell: 'voix' }] })
    goneUp(drawn).refuses('cast', { spell: 'voix' }, 'unknown-spell')
  })

  test('[SOU-13] épuisement: every intake of fatigue grows by one', () => {
    const tired = dragons({ effects: acting('souffle-epuisement') })
    expect(goneUp(tired).me.pendingFatigue).toBe(2)
    expect(tired.does('afflict', { kind: 'queue' }, 'queue queue-coup-de-barre d6 1 1 1').me.fatigue).toBe(4)
    expect(tired.does('meditate', { method: 'kotyledon', skill: 0, neglected: 0 }, 'd100 70').me.fatigue).toBe(3)
  })

  test('[SOU-14] perte: RÊVE counts that much lower, and when its days are over a point may go for good', () => {
    const drawn = afflicted(dragons(), 'perte-dans-une-caracteristique d12 12 d7 4 d8 1')
    expect(drawn.me).toMatchObject({ effects: [{ characteristic: 'reve', loss: 4, until: 9 }], depths: { seuil: 13 } })
    const [rolled] = goneUp(drawn).does('cast', { spell: 'voix' }, 'd100 40').events
    expect(rolled).toMatchObject({ check: { characteristic: 9 } })
    const effects = acting(['souffle-perte-dans-une-caracteristique', { characteristic: 'reve', loss: 4, until: 1 }])
    const last = dragonsAt('chateau-dormant', { effects })
    expect(last.does('advance', { hours: 1 }, 'd100 39').me).toMatchObject({ effects: [], sheet: { reve: 13 } })
    expect(last.does('advance', { hours: 1 }, 'd100 40').me).toMatchObject({ effects: [], sheet: { reve: 12 } })
  })

  test('[SOU-15] paresse: a knowledge loses a level, not below −11', () => {
    expect(afflicted(dragons(), 'paresse-intellectuelle knowledge hypnos').me.sheet.draconic.hypnos).toBe(2)
    expect(afflicted(dragons(), 'paresse-intellectuelle knowledge thanatos').me.sheet.draconic.thanatos).toBe(-11)
    expect(afflicted(dragons(), 'paresse-intellectuelle knowledge botanique').me.effects).toEqual([])
  })

  test('[SOU-16] what is of the sheet is named, and left to the gardien', () => {
    for (const entry of ['vieillissement-instantane', 'non-combativite', 'je-m-en-foutisme'])
      expect(afflicted(dragons(), entry).me).toMatchObject({ effects: [], afflictions: [{ id: `souffle-${entry}` }] })
  })

  test('[SOU-17] queue perpétuelle: the next as soon as the last is over, and again while over at once', () => {
    const first = afflicted(dragons(), 'queue-de-dragon-perpetuelle d8 8 queue queue-insomnie')
    expect(first.me.effects).toMatchObject([
      { n: 1, left: 6 },
      { n: 2, of: 1, key: 'no-sleep' },
    ])
    const next = first.does('endEffect', { effect: 2 }, 'queue queue-coup-de-barre d6 1 1 1 queue queue-insomnie')
    expect(next.me.effects).toMatchObject([
      { n: 1, left: 4 },
      { n: 3, of: 1 },
    ])
  })

  test('[SOU-17] a journey is not broken into; after the last it ends', () => {
    const effects = acting(['souffle-queue-de-dragon-perpetuelle', { left: 0 }], ['queue-insomnie', { of: 1 }])
    expect(dragons({ effects }).does('endEffect', { effect: 2 }).me.effects).toEqual([])
    const going = dragons({ effects: acting(['souffle-queue-de-dragon-perpetuelle', { left: 2 }]) }, up())
    expect(going.does('move', { to: 'n' }, 'd7 1').me.effects).toMatchObject([{ left: 2 }])
    expect(going.does('descend', {}, 'queue queue-insomnie').me.effects).toMatchObject([{ left: 1 }, { of: 1 }])
  })
})
