import { describe, expect, test } from 'vitest'
import { cells, type DreamerLike, given, meets, up } from '../testing/scene.ts'

const reflet = (like: DreamerLike = {}) => given(like, up(), meets('reflet', 8)).does('master', {}, 'd100 99')
const blanc = (like: DreamerLike = {}) => given(like, up(), meets('tourbillon-blanc', 8)).does('master', {}, 'd100 99')
const noir = (like: DreamerLike = {}) => given(like, up(), meets('tourbillon-noir', 8)).does('master', {}, 'd100 99')

describe('Reflet', () => {
  test('[ENC-14] mastered at once: gone', () => {
    expect(given({}, up(), meets('reflet', 8)).does('master', {}, 'd100 1').phase).toBe('free')
  })

  test('[ENC-14] not mastered: held on the cell, nothing more this round', () => {
    const scene = reflet()
    expect(scene.seen).toMatchObject({ phase: 'captive', encounter: { lostRounds: 1 }, position: 'G4', dream: 13 })
    for (const type of ['evade', 'repress', 'master', 'stay', 'descend'] as const) scene.refuses(type, {}, 'wrong-phase')
    scene.refuses('cast', { spell: 'voix' }, 'wrong-phase')
  })

  test('[ENC-14] each next round: 1 fatigue, no 1d7, try again', () => {
    const again = reflet().does('struggle', {}, 'd100 99').does('struggle', {}, 'd100 99')
    expect(again.me).toMatchObject({ round: 3, pendingFatigue: 3, dream: 13 })
    expect(again.seen.encounter?.lostRounds).toBe(3)
  })

  test('[ENC-4] [ENC-14] each try may name a voie: the next is by the best again', () => {
    const narcos = given({}, up(), meets('reflet', 8)).does('master', { voie: 'narcos' }, 'd100 99')
    const voies = (events: readonly object[]) => events.flatMap((event) => ('check' in event ? [event.check] : []))
    expect(voies(narcos.events)).toMatchObject([{ voie: 'narcos' }])
    expect(voies(narcos.does('struggle', {}, 'd100 99').events)).toMatchObject([{ voie: 'hypnos' }])
    const [, named] = narcos.does('struggle', { voie: 'oniros' }, 'd100 99').events
    expect(named).toMatchObject({ type: 'faced', check: { voie: 'oniros', skill: -2 }, named: true })
  })

  test('[ENC-14] mastered at last: the round goes on normally, wet cell first', () => {
    expect(reflet().does('struggle', {}, 'd100 1').me).toMatchObject({
      position: 'G4',
      stage: { phase: 'free' },
      candidates: null,
    })
    const wet = reflet({ position: 'G6' }).does('struggle', {}, 'd100 1')
    expect(wet.phase).toBe('wet')
    const cast = reflet().does('struggle', {}, 'd100 1').does('cast', { spell: 'voix' }, 'd100 40')
    expect(cast.phase).toBe('cast')
  })

  test('[ENC-14] broken from outside: a repression on the way down', () => {
    const broken = reflet({ repression: 2 }).does('interrupt', {}, 'd20 10')
    expect(broken.me).toMatchObject({ repression: 3, waiting: null, stage: { phase: 'awake' } })
    expect(reflet({ repression: 2 }).does('interrupt', {}, 'd20 3 souffle *').me.repression).toBe(0)
  })

  test('[ENC-14] asleep by fatigue: likewise, without a try', () => {
    const asleep = reflet({ stamina: { boxes: 2 } }).does('struggle', {}, 'd20 10')
    expect(asleep.me).toMatchObject({ repression: 1, stage: { phase: 'asleep' }, fatigue: 2 })
    expect(asleep.happened).toEqual(['struggled', 'repressed', 'repressionTested', 'fellAsleep'])
  })
})

describe('Tourbillon', () => {
  test('[ENC-15] mastered at the first try: nothing moved', () => {
    const scene = given({}, up(), meets('tourbillon-noir', 8)).does('master', {}, 'd100 1')
    expect(scene.me).toMatchObject({ position: 'G4', candidates: null, dream: 13 })
  })

  test('[ENC-15] every lost round, the first included, costs 1 dream point (noir: 2)', () => {
    expect(blanc().me.dream).toBe(12)
    expect(blanc().does('struggle', {}, 'd100 99').me).toMatchObject({ dream: 11, pendingFatigue: 2, round: 2 })
    expect(noir().does('struggle', {}, 'd100 99').me.dream).toBe(9)
  })

  test('[ENC-15] the dream points already lost weigh on the next try', () => {
    const [, faced] = noir().does('struggle', {}, 'd100 99').events
    expect(faced).toMatchObject({ check: { characteristic: 11 } })
  })

  test('[ENC-15] mastered after N lost rounds: N cells away in a straight line (noir: 2N), hidden', () => {
    const two = blanc({ position: 'G8' }).does('struggle', {}, 'd100 99').does('struggle', {}, 'd100 1 direction se')
    expect(two.board.position).toBe('I9')
    expect(two.seen).toMatchObject({ position: null, genre: 'fleuve', candidates: cells('E9 I9') })
    expect(two.told).toContainEqual(
      expect.objectContaining({
        what: { type: 'drifted', by: 'tourbillon-blanc', cells: 2, direction: null, to: null, genre: 'fleuve' },
      }),
    )
    const four = noir({ position: 'G8' }).does('struggle', {}, 'd100 99').does('struggle', {}, 'd100 1 direction s')
    expect(four.board.position).toBe('G12')
  })

  test('[ENC-15] [MAP-5] off the map: drawn anywhere, and hidden', () => {
    const scene = blanc({ position: 'A1' }).does('struggle', {}, 'd100 1 direction n cell K9')
    expect(scene.board.position).toBe('K9')
    expect(scene.seen).toMatchObject({ position: null, candidates: cells('A10 D14 E6 G4 K9 L4') })
  })

  test('[ENC-15] no 1d7 in the round of release; wet cell and reserve of arrival apply', () => {
    expect(blanc({ position: 'G5' }).does('struggle', {}, 'd100 1 direction s').phase).toBe('wet')
    const scene = blanc({ position: 'G5', reserves: [{ cell: 'G4', spell: 'voix' }] }).does('struggle', {}, 'd100 1 direction n')
    expect(scene.seen).toMatchObject({ phase: 'carrying', position: 'G4' })
  })

  test('[ENC-15] broken from outside: repression on the way down, no drift', () => {
    const broken = blanc().does('interrupt', {}, 'd20 10')
    expect(broken.me).toMatchObject({ position: 'G4', repression: 1, candidates: null, stage: { phase: 'awake' } })
  })

  test('[ENC-15] asleep by fatigue: likewise', () => {
    const asleep = blanc({ stamina: { boxes: 2 } }).does('struggle', {}, 'd20 10')
    expect(asleep.me).toMatchObject({ position: 'G4', repression: 1, stage: { phase: 'asleep' } })
  })

  test('[ENC-15] dream points at zero: likewise', () => {
    const zero = given({ dream: 2 }, up(), meets('tourbillon-noir', 8)).does('master', {}, 'd100 99 d20 10')
    expect(zero.me).toMatchObject({ dream: 0, position: 'G4', repression: 1, stage: { phase: 'asleep' } })
    expect(given({ dream: 1 }, up(), meets('tourbillon-noir', 8)).does('master', {}, 'd100 99 d20 10').me.dream).toBe(0)
  })
})
