import { describe, expect, test } from 'vitest'
import { acting, dragons, goneUp } from '../testing/dragonScene.ts'
import { cells, given, lostAmong, meets, up } from '../testing/scene.ts'

describe('what is drawn', () => {
  test('[DRG-1] at a table without dragons it is only named, and nobody sleeps at will', () => {
    const named = given({ repression: 5 }, up(), meets('mangeur', 4)).does('repress', {}, 'd20 1 souffle souffle-peage')
    expect(named.me).toMatchObject({ afflictions: [{ table: 'souffle', id: 'souffle-peage' }], effects: [] })
    given().refuses('sleep', {}, 'no-dragons', 'DRG-1')
    expect(given({ dream: 40 }).does('advance', { hours: 24 }).me.dream).toBe(40)
  })

  test('[DRG-1] with dragons it acts', () => {
    const drawn = dragons({ repression: 5 }, up(), meets('mangeur', 4)).does('repress', {}, 'd20 1 souffle souffle-peage d8 3')
    expect(drawn.me.effects).toMatchObject([{ n: 1, id: 'souffle-peage', key: 'toll' }])
  })

  test('[DRG-2] what cannot be had is drawn again', () => {
    const owner = dragons({ seuil: 26, effects: acting('tete-reserve-en-securite', ['tete-present-des-cites', { cells: 'F5' }]) })
    const again = owner.does(
      'afflict',
      { kind: 'tete' },
      'tete tete-reserve-en-securite tete-don-de-haut-reve tete-present-des-cites tete-augmentation-du-seuil-de-reve tete-terre-d-attache',
    )
    expect(again.me.effects.map(({ id }) => id).at(-1)).toBe('tete-terre-d-attache')
    expect(again.me.depths.seuil).toBe(26)
  })

  test('[DRG-2] the gardien may choose instead: nothing is rolled', () => {
    const chosen = dragons().does('afflict', { kind: 'queue', entry: 'queue-insomnie' })
    expect(chosen.me.effects).toMatchObject([{ id: 'queue-insomnie' }])
    dragons().refuses('afflict', { kind: 'queue', entry: 'souffle-peage' }, 'unknown-effect', 'DRG-2')
  })

  test('[DRG-2] the gardien waits for a dreamer who is out of the TMR', () => {
    dragons({}, up(), meets('mangeur', 4)).refuses('afflict', { kind: 'queue' }, 'wrong-phase', 'DRG-2')
  })

  test('[DRG-3] whoever masters by Thanatos draws an ombre next, once', () => {
    const draconic = { oniros: -2, hypnos: 3, narcos: 0, thanatos: 5 }
    const used = dragons({ draconic }, up(), meets('mangeur', 4)).does('master', {}, 'd100 30')
    expect(used.seen.shadow).toBe(true)
    const first = used.does('descend').does('afflict', { kind: 'queue' }, 'ombre ombre-insomnie')
    expect(first.me).toMatchObject({ afflictions: [{ table: 'ombre' }], depths: { shadow: false } })
    expect(first.does('afflict', { kind: 'queue' }, 'queue queue-insomnie').me.afflictions).toHaveLength(2)
    expect(dragons({}, up(), meets('mangeur', 4)).does('master', {}, 'd100 30').seen.shadow).toBe(false)
  })

  test('[ENC-4] [DRG-3] the voie named decides whether Thanatos was used', () => {
    const draconic = { oniros: -2, hypnos: 3, narcos: 0, thanatos: 5 }
    const met = dragons({ draconic }, up(), meets('mangeur', 4))
    expect(met.does('master', { voie: 'hypnos' }, 'd100 1').seen.shadow).toBe(false)
    const lesser = dragons({ draconic: { ...draconic, thanatos: 1 } }, up(), meets('mangeur', 4))
    expect(lesser.does('master', { voie: 'thanatos' }, 'd100 1').seen.shadow).toBe(true)
    expect(lesser.does('master', {}, 'd100 1').seen.shadow).toBe(false)
  })

  test('[ENC-16] [ROL-4] the experience of a Rêve de Dragon goes to the voie named', () => {
    const draconic = { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }
    const met = dragons({ draconic }, up(), meets('reve-de-dragon', 7))
    const won = met.does('master', { voie: 'narcos' }, 'd100 1 tete tete-terre-d-attache')
    expect(won.me.xp).toEqual({ reve: 3, oniros: 0, hypnos: 0, narcos: 4, thanatos: 0 })
    expect(met.does('master', {}, 'd100 1 tete tete-terre-d-attache').me.xp).toMatchObject({ reve: 2, hypnos: 2, narcos: 0 })
  })

  test('[DRG-4] it acts at once, is numbered as it comes, and two alike add up', () => {
    const twice = dragons()
      .does('afflict', { kind: 'queue' }, 'queue queue-inertie-draconique')
      .does('afflict', { kind: 'queue' }, 'queue queue-inertie-draconique')
    expect(twice.me.effects.map(({ n }) => n)).toEqual([1, 2])
    expect(goneUp(twice).me.pendingFatigue).toBe(3)
  })

  test('[DRG-4] the first of two queues is played out before the second is drawn', () => {
    const two = dragons({}, up(), meets('reve-de-dragon', 9)).does(
      'master',
      {},
      'd100 100 queue queue-coup-de-barre d6 1 1 1 queue queue-insomnie',
    )
    expect(two.happened).toEqual(['faced', 'afflicted', 'fatigued', 'afflicted', 'effectBegan', 'encounterEnded', 'settled'])
  })
})

describe('how long', () => {
  test('[DRG-5] one day: to the end of the Château Dormant of the next', () => {
    const drawn = dragons().does('afflict', { kind: 'queue' }, 'queue queue-insomnie')
    expect(drawn.seen.effects).toMatchObject([{ until: 2 }])
    const nearly = drawn.does('advance', { hours: 20 })
    expect(nearly.me.effects).toHaveLength(1)
    expect(nearly.does('advance', { hours: 1 }).me.effects).toEqual([])
  })

  test('[DRG-5] N days are 7 and a ddr', () => {
    const drawn = dragons().does('afflict', { kind: 'souffle' }, 'souffle souffle-peage d8 7 2')
    expect(drawn.seen.effects).toMatchObject([{ until: 1 + 7 + 9 }])
  })

  test('[DRG-6] the gardien may say that it is over', () => {
    const scene = dragons({ effects: acting('queue-depouillement', 'souffle-peage') })
    expect(scene.does('endEffect', { effect: 1 }).me.effects.map(({ n }) => n)).toEqual([2])
    scene.refuses('endEffect', { effect: 3 }, 'unknown-effect', 'DRG-6')
  })

  test('[DRG-7] repressed: over at once, its cost on the counter, and the test of ENC-7', () => {
    const scene = dragons({ repression: 2, effects: acting('queue-depouillement', 'queue-insomnie', 'souffle-peage') })
    const repressed = scene.does('repressEffect', { effect: 1 }, 'd20 5')
    expect(repressed.me).toMatchObject({ repression: 4, effects: [{ n: 2 }, { n: 3 }] })
    const broken = scene.does('repressEffect', { effect: 1 }, 'd20 4 souffle souffle-montee-laborieuse d8 1')
    expect(broken.me).toMatchObject({ repression: 0, effects: [{ n: 2 }, { n: 3 }, { n: 4 }] })
    for (const effect of [2, 3]) scene.refuses('repressEffect', { effect }, 'not-repressible', 'DRG-7')
  })

  test('[DRG-7] awake or free, not in front of an encounter', () => {
    const met = dragons({ effects: acting('queue-depouillement') }, up(), meets('mangeur', 4))
    met.refuses('repressEffect', { effect: 1 }, 'wrong-phase')
  })
})

describe('on the land', () => {
  test('[DRG-8] entering is not going up, nor staying; the toll comes before the encounter', () => {
    const there = goneUp(dragons({ position: 'G5', effects: acting('souffle-peage') }))
    expect(there.me.dream).toBe(12)
    expect(there.does('stay', {}, 'd7 1').me.dream).toBe(12)
    const back = there.does('move', { to: 'n' }, 'd7 1').does('move', { to: 's' }, 'd7 1')
    expect(back.me.dream).toBe(11)
    expect(back.happened).toEqual(['moved', 'tollPaid', 'encounterRolled', 'settled'])
  })

  test('[DRG-8] a reserve laid during a visit does not go off in it', () => {
    const scene = dragons({ effects: acting('queue-depouillement') }, up())
    const laid = scene.does('cast', { spell: 'voix' }, 'd100 40').does('reserve')
    const settledAgain = laid.does('repressEffect', { effect: 1 }, 'd20 20')
    expect(settledAgain.me).toMatchObject({ stage: { phase: 'free' }, reserves: [{ cell: 'G4' }] })
    const back = settledAgain.does('move', { to: 's' }, 'd7 1').does('move', { to: 'n' }, 'd7 1')
    expect(back.phase).toBe('carrying')
  })

  const all = acting(
    ['souffle-debordement', { cell: 'F5' }],
    ['souffle-fermeture-des-cites', { cells: 'F5' }],
    ['queue-conquete', { cell: 'F5' }],
  )

  test('[DRG-9] several masteries are asked one by one, in order, on going up too', () => {
    const wet = goneUp(dragons({ position: 'F5', effects: all }))
    expect(wet.seen.mastery).toEqual({ kind: 'wet', difficulty: -7 })
    const closed = wet.does('masterCell', {}, 'd100 30')
    expect(closed.seen.mastery).toEqual({ kind: 'closed', difficulty: -9 })
    const conquest = closed.does('masterCell', {}, 'd100 20')
    expect(conquest.seen.mastery).toEqual({ kind: 'conquest', difficulty: -7 })
    const free = conquest.does('masterCell', {}, 'd100 30')
    expect(free.me).toMatchObject({ stage: { phase: 'free' }, effects: [{ n: 1 }] })
    expect(free.does('stay', {}, 'd7 1').phase).toBe('free')
  })

  test('[DRG-9] a failure: out, and what is still missing again next time', () => {
    const out = goneUp(dragons({ position: 'F5', effects: all }))
      .does('masterCell', {}, 'd100 30')
      .does('masterCell', {}, 'd100 60')
    expect(out.phase).toBe('awake')
    const again = goneUp(out)
    expect(again.seen.mastery?.kind).toBe('wet')
    expect(again.does('masterCell', {}, 'd100 30').seen.mastery?.kind).toBe('closed')
  })

  test('[DRG-10] walking onto a cell that is gone is leaving the map', () => {
    const gone = dragons({ effects: acting(['souffle-desorientation', { genre: 'pont' }]) }, up())
    const out = gone.does('move', { to: 's' }, 'cell K9 d7 1')
    expect(out.seen.position).toBe('K9')
    expect(out.events[0]).toMatchObject({ type: 'moved', exit: true })
  })

  test('[DRG-10] nobody is carried there, and none is drawn', () => {
    const effects = acting(['souffle-trou-noir', { cell: 'G5' }])
    const service = dragons({ effects }, up(), meets('passeur', 5), { type: 'serviceWon' })
    service.refuses('goTo', { cell: 'G5' }, 'out-of-reach')
    expect(() => dragons({ effects }).does('afflict', { kind: 'queue' }, 'queue queue-pelerinage cell G5')).toThrow()
  })

  test('[DRG-11] put elsewhere in the TMR: no fatigue, no 1d7, but the masteries of the arrival; the genre alone is told', () => {
    const put = dragons({}, up(), meets('reve-de-dragon', 9)).does(
      'master',
      {},
      'd100 60 queue queue-reinsertion-aleatoire cell G6',
    )
    expect(put.board).toMatchObject({ position: 'G6', phase: 'wet', pendingFatigue: 1 })
    expect(put.seen).toMatchObject({ position: null, genre: 'marais' })
    expect(put.seen.candidates.length).toBeGreaterThan(5)
  })

  test('[DRG-11] outside the TMR the demi-rêve simply lies there', () => {
    const put = dragons().does('afflict', { kind: 'queue' }, 'queue queue-reinsertion-aleatoire cell G6')
    expect(put.board).toMatchObject({ position: 'G6', phase: 'awake', fatigue: 0 })
  })
})

describe('magic barred, told and secret', () => {
  const reserves = [{ cell: 'G4', spell: 'voix' }]

  test('[DRG-12] a goal bars casting and triggering by choice; moving and a reserve of itself, never', () => {
    const effects = acting('tete-reserve-en-securite', ['queue-pelerinage', { cell: 'K9' }])
    const barred = goneUp(dragons({ reserves, effects }))
    barred.refuses('cast', { spell: 'voix' }, 'barred', 'DRG-12').refuses('trigger', {}, 'barred', 'DRG-12')
    expect(barred.does('move', { to: 's' }, 'd7 1').phase).toBe('free')
    const plain = dragons({ position: 'G5', reserves, effects: acting(['queue-pelerinage', { cell: 'K9' }]) }, up())
    expect(plain.does('move', { to: 'n' }, 'd7 1').phase).toBe('carrying')
  })

  test('[DRG-12] a périple leaves a trigger by choice open', () => {
    const effects = acting('tete-reserve-en-securite', ['souffle-periple', { genre: 'necropole', cells: 'A6' }])
    const scene = goneUp(dragons({ reserves, effects })).refuses('cast', { spell: 'voix' }, 'barred', 'DRG-12')
    expect(scene.does('trigger').phase).toBe('carrying')
  })

  test('[DRG-13] a goal reached tells its name, and a cell that was none is not one', () => {
    const pilgrim = (truth: string) =>
      dragons({ effects: acting(['queue-pelerinage', { cell: 'K9' }]) }, up(), ...lostAmong(truth, 'E14 L8')).does(
        'move',
        { to: 'sw' },
        'd7 1',
      )
    expect(pilgrim('L8').seen).toMatchObject({ position: 'K9', effects: [] })
    expect(pilgrim('E14').seen).toMatchObject({ position: 'D14', effects: [{ n: 1 }] })
  })

  test('[DRG-13] what mastery a cell asks or does not ask is a clue', () => {
    const shut = dragons(
      { effects: acting(['souffle-fermeture-des-cites', { cells: 'F5 G7' }]) },
      up(),
      ...lostAmong('E6', 'E6 I14'),
    )
    const asked = shut.does('move', { to: 'ne' }, 'd7 1')
    expect(asked.seen).toMatchObject({ phase: 'wet', position: 'F5' })
  })

  test('[DRG-13] the player is told everything of an effect', () => {
    const scene = dragons({
      effects: acting(['queue-pelerinage', { cell: 'K9' }], ['souffle-periple', { genre: 'necropole', cells: 'A6' }]),
    })
    expect(scene.seen.effects).toEqual(scene.board.effects)
    expect(scene.seen.effects[1]?.cells).toEqual(cells('A6'))
  })
})
