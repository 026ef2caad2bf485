import { describe, expect, test } from 'vitest'
import { acting, dragons, dragonsAt, goneUp } from '../testing/dragonScene.ts'
import { cell, meets, sends, up } from '../testing/scene.ts'

const afflicted = (scene: ReturnType<typeof dragons>, dice: string) => scene.does('afflict', { kind: 'queue' }, `queue ${dice}`)

test('[QUE-1] mauvaise rencontre: the next encounter comes from the special table, and that is all', () => {
  const drawn = afflicted(dragons(), 'queue-mauvaise-rencontre-en-perspective')
  expect(drawn.seen.effects).toMatchObject([{ key: 'next-encounter-special', left: 1 }])
  const met = drawn.does('ascend', { mode: 'normal' }, 'd7 7 3 d6 2 3')
  expect(met.seen.encounter).toMatchObject({ kind: 'reflet', strength: 9, special: true })
  expect(met.me.effects).toEqual([])
})

describe('goals', () => {
  test('[QUE-2] pèlerinage: bars magic until its cell is reached; a Messager does not reach it', () => {
    const drawn = afflicted(dragons(), 'queue-pelerinage cell G5')
    const sent = dragons({ effects: acting(['queue-pelerinage', { cell: 'G5' }]) }, up(), ...sends('G5', 'cell'))
    expect(sent.me.effects).toHaveLength(1)
    const free = goneUp(drawn).refuses('cast', { spell: 'voix' }, 'barred', 'DRG-12')
    const there = free.does('move', { to: 's' }, 'd7 1')
    expect(there.me.effects).toEqual([])
    expect(there.events).toContainEqual(expect.objectContaining({ type: 'effectEnded', why: 'goal' }))
  })

  test('[QUE-2] never the cell one stands on; a wet goal need only be entered', () => {
    expect(() => afflicted(dragons(), 'queue-pelerinage cell G4')).toThrow()
    const wet = dragons({ position: 'G5', effects: acting(['queue-pelerinage', { cell: 'G6' }]) }, up()).does(
      'move',
      { to: 's' },
      'd7 1',
    )
    expect(wet.me).toMatchObject({ effects: [], stage: { phase: 'wet' } })
  })

  test('[QUE-2] [DRG-11] put on the goal outside the Lands, it is reached at once, and tells its name', () => {
    const pilgrim = dragons({ effects: acting(['queue-pelerinage', { cell: 'K9' }]) })
    const there = afflicted(pilgrim, 'queue-reinsertion-aleatoire cell K9')
    expect(there.seen).toMatchObject({ position: 'K9', effects: [], phase: 'awake' })
    expect(there.happened).toEqual(['afflicted', 'putElsewhere', 'fitted', 'fitted', 'effectEnded'])
  })

  test('[QUE-2] [DRG-13] put elsewhere and not told so, a lost player knows not to be there', () => {
    const pilgrim = dragons({ effects: acting(['queue-pelerinage', { cell: 'K9' }]) })
    const lost = afflicted(pilgrim, 'queue-reinsertion-aleatoire cell G4')
    expect(lost.seen).toMatchObject({ position: null, genre: 'sanctuaire', effects: [{ key: 'pilgrimage' }] })
    expect(lost.seen.candidates).toHaveLength(5)
    expect(lost.seen.candidates).not.toContain('K9')
    expect(lost.seen.likelihood).toEqual(Array(5).fill(1 / 5))
  })

  test('[QUE-2] thrown out of the Lands by the souffle that put one there, the goal is reached all the same', () => {
    const pilgrim = dragons({ position: 'G6', effects: acting(['queue-pelerinage', { cell: 'K9' }]) }, up(), { type: 'wetMet' })
    const out = pilgrim.does('masterCell', {}, 'd100 100 souffle souffle-desorientation genre marais d8 2 cell K9')
    expect(out.seen).toMatchObject({ position: 'K9', phase: 'awake', effects: [{ key: 'genre-missing' }] })
  })

  test('[QUE-2] by the hand of the gardien too', () => {
    const pilgrim = dragons({ effects: acting(['queue-pelerinage', { cell: 'K9' }]) })
    expect(pilgrim.does('place', { cell: 'K9', hidden: true }).seen).toMatchObject({ position: 'K9', effects: [] })
    expect(pilgrim.does('place', { cell: 'G4', hidden: true }).seen.candidates).not.toContain('K9')
  })

  test('[QUE-3] conquête: drawn among dry cells, to be mastered at −7; no souffle, try again', () => {
    expect(() => afflicted(dragons(), 'queue-conquete cell G6')).toThrow()
    const there = goneUp(afflicted(dragons(), 'queue-conquete cell G5')).does('move', { to: 's' }, 'd7 1')
    expect(there.seen).toMatchObject({ phase: 'wet', mastery: { kind: 'conquest', difficulty: -7 }, effects: [{ n: 1 }] })
    const failed = there.does('masterCell', {}, 'd100 100')
    expect(failed.me).toMatchObject({ stage: { phase: 'awake' }, effects: [{ n: 1 }], afflictions: [{ table: 'queue' }] })
    expect(there.does('masterCell', {}, 'd100 30').me).toMatchObject({ stage: { phase: 'free' }, effects: [] })
  })

  test('[QUE-4] réinsertion: elsewhere at once, hidden, and nothing stays of it', () => {
    const put = afflicted(dragons(), 'queue-reinsertion-aleatoire cell K9')
    expect(put.board).toMatchObject({ position: 'K9', effects: [], phase: 'awake' })
    expect(put.seen).toMatchObject({ position: null, genre: 'sanctuaire' })
    expect(put.seen.candidates).toHaveLength(6)
  })
})

describe('urgence', () => {
  const reserves = [
    { cell: 'J4', spell: 'voix' },
    { cell: 'H2', spell: 'voix' },
  ]

  test('[QUE-5] the nearest reserve, told; no magic, no coming down at will, no sleep', () => {
    const urged = afflicted(dragonsAt('serpent', { reserves }), 'queue-urgence-draconique').refuses(
      'sleep',
      {},
      'urgent',
      'QUE-5',
    )
    expect(urged.seen.effects).toMatchObject([{ key: 'reserve-urgency', cell: 'H2' }])
    const free = goneUp(urged).refuses('cast', { spell: 'voix' }, 'barred').refuses('descend', {}, 'urgent', 'QUE-5')
    const gone = free.does('move', { to: 'n' }, 'd7 1').does('move', { to: 'ne' }, 'd7 1')
    expect(gone.me).toMatchObject({ stage: { phase: 'carrying' }, effects: [], position: 'H2' })
  })

  test('[QUE-5] sleep is open where no ascent can be paid', () => {
    const urged = afflicted(dragonsAt('serpent', { reserves, dream: 1 }), 'queue-urgence-draconique')
    expect(urged.does('sleep').phase).toBe('asleep')
  })

  test('[QUE-5] it forces a reserve in security; evading represses it', () => {
    const effects = acting('tete-reserve-en-securite', ['queue-urgence-draconique', { cell: 'H2' }])
    const forced = dragons({ position: 'G3', reserves, effects }, up()).does('move', { to: 'ne' }, 'd7 1')
    expect(forced.me).toMatchObject({ stage: { phase: 'carrying' }, effects: [{ n: 1 }] })
    const evaded = dragons({ reserves, effects }, up(), meets('briseur', 5)).does('evade', {}, 'd20 20')
    expect(evaded.me).toMatchObject({ repression: 2, effects: [{ n: 1 }] })
  })

  test('[QUE-5] lost, no reserve is named', () => {
    const lost = dragons({ reserves }, { type: 'placed', to: cell('G4'), hidden: true })
    expect(afflicted(lost, 'queue-urgence-draconique').me.effects[0]).not.toHaveProperty('cell')
  })

  test('[QUE-6] nothing to go to, or a goal already: an idée fixe instead', () => {
    const none = afflicted(dragons(), 'queue-urgence-draconique idee idee-crachats')
    expect(none.me.effects).toMatchObject([{ id: 'queue-idee-fixe', detail: 'idee-crachats', until: 2 }])
    const pilgrim = dragons({ reserves, effects: acting(['queue-pelerinage', { cell: 'K9' }]) })
    expect(afflicted(pilgrim, 'queue-urgence-draconique idee idee-crachats').me.effects[1]?.id).toBe('queue-idee-fixe')
  })

  test('[QUE-6] it ends when its cell is gone', () => {
    const urged = dragons({ reserves, effects: acting(['queue-urgence-draconique', { cell: 'H2' }]) })
    const hole = urged.does('afflict', { kind: 'souffle' }, 'souffle souffle-trou-noir cell H2')
    expect(hole.me.effects.map(({ key }) => key)).toEqual(['black-hole'])
  })
})

describe('the body', () => {
  test('[QUE-7] inertie: a box more for each cell and round; beyond the track nothing is marked', () => {
    const heavy = goneUp(dragons({ effects: acting('queue-inertie-draconique') }))
    expect(heavy.me.pendingFatigue).toBe(2)
    expect(heavy.does('move', { to: 'n' }, 'd7 1').me.pendingFatigue).toBe(4)
    expect(heavy.does('stay', {}, 'd7 1').me.pendingFatigue).toBe(4)
    const both = goneUp(dragons({ effects: acting('queue-inertie-draconique', 'souffle-epuisement') }))
    expect(both.me.pendingFatigue).toBe(3)
    const full = dragons({ stamina: { boxes: 3 }, fatigue: 2, effects: acting('queue-inertie-draconique') }).does('ascend', {
      mode: 'normal',
    })
    expect(full.me).toMatchObject({ fatigue: 3, stage: { phase: 'asleep' } })
  })

  test('[QUE-8] montée laborieuse: a point more in either mode; several add up', () => {
    const one = dragons({ effects: acting('queue-montee-laborieuse') })
    expect(goneUp(one).me.dream).toBe(11)
    expect(one.does('ascend', { mode: 'accelerated' }, 'd7 1').me.dream).toBe(10)
    const two = dragons({ effects: acting('queue-montee-laborieuse', 'souffle-montee-laborieuse') })
    expect(goneUp(two).me.dream).toBe(10)
    dragons({ dream: 2, effects: acting('queue-montee-laborieuse') }).refuses('ascend', { mode: 'normal' }, 'dream-too-low')
  })

  test('[QUE-9] an idée fixe can forbid going up, and cannot under an urge', () => {
    const drawn = afflicted(dragons(), 'queue-idee-fixe idee idee-pas-de-tmr')
    expect(drawn.me.effects).toMatchObject([{ key: 'no-ascent', until: 2 }])
    drawn.refuses('ascend', { mode: 'normal' }, 'no-ascent', 'QUE-9')
    const urged = dragons({
      reserves: [{ cell: 'H2', spell: 'voix' }],
      effects: acting(['queue-urgence-draconique', { cell: 'H2' }]),
    })
    const again = afflicted(urged, 'queue-idee-fixe idee idee-pas-de-tmr idee-crachats')
    expect(again.me.effects[1]).toMatchObject({ detail: 'idee-crachats', key: null })
  })

  test('[QUE-9] under a désir nothing is learnt', () => {
    const won = (effects: ReturnType<typeof acting>) =>
      goneUp(dragons({ position: 'G6', effects })).does('masterCell', {}, 'd100 1').me.xp
    expect(won([])).toMatchObject({ reve: 2, hypnos: 2 })
    expect(won(acting(['queue-desir-lancinant', { detail: 'desir-bain-de-boue' }]))).toMatchObject({ reve: 0, hypnos: 0 })
  })

  test('[QUE-10] coup de barre: 3d6 at once, with the fatigue of the journey in the TMR', () => {
    expect(afflicted(dragons(), 'queue-coup-de-barre d6 1 2 3').me).toMatchObject({ fatigue: 6, effects: [] })
    const up3 = dragons({}, up(), meets('reve-de-dragon', 9)).does('master', {}, 'd100 60 queue queue-coup-de-barre d6 1 2 3')
    expect(up3.me).toMatchObject({ fatigue: 0, pendingFatigue: 7 })
    const full = afflicted(dragons({ stamina: { boxes: 6 } }), 'queue-coup-de-barre d6 1 2 3')
    expect(full.phase).toBe('asleep')
  })

  test('[QUE-10] infarctus: four life points, eight boxes marked and pinned; insomnie: one day without sleep', () => {
    const struck = dragons({ shadow: true }).does('afflict', { kind: 'queue' }, 'ombre ombre-infarctus')
    expect(struck.me).toMatchObject({ fatigue: 8, depths: { life: 8, pinned: 8 } })
    const sleepless = afflicted(dragonsAt('serpent'), 'queue-insomnie')
    sleepless.refuses('sleep', {}, 'insomnia', 'NIT-3')
  })

  test('[QUE-11] the others are written down for the gardien, and bar nothing', () => {
    const drawn = afflicted(afflicted(dragons(), 'queue-depouillement'), 'queue-amnesie-selective')
    expect(drawn.me.effects).toMatchObject([{ key: null }, { key: null, until: 2 }])
    expect(drawn.me.effects[0]?.until).toBeUndefined()
    expect(goneUp(drawn).does('cast', { spell: 'voix' }, 'd100 40').phase).toBe('cast')
  })
})
