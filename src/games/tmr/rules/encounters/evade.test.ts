import { describe, expect, test } from 'vitest'
import { tmr } from '../index.ts'
import { acting, dragons, goneUp } from '../testing/dragonScene.ts'
import { given, lostAmong, meets, NITOUCHE, PLAYER, up } from '../testing/scene.ts'

const evaded = () => given({}, up(), meets('mangeur', 5)).does('evade')

describe('se dérober', () => {
  test('[ENC-5] out of the TMR at once; it waits on the cell until the end of the next same hour', () => {
    const scene = evaded()
    expect(scene.me).toMatchObject({ stage: { phase: 'awake' }, fatigue: 1 })
    expect(scene.seen.waiting).toEqual({ cell: 'G4', kind: 'mangeur', strength: 5, until: { day: 2, hour: 'couronne' } })
  })

  test('[ENC-5] going up before that: no 1d7, the same encounter with the same strength', () => {
    const back = evaded().does('advance', { hours: 12 }).does('ascend', { mode: 'normal' })
    expect(back.board.encounter).toMatchObject({ kind: 'mangeur', strength: 5, lostRounds: 0 })
    expect(back.me.waiting).toBeNull()
  })

  test('[ENC-5] no second evasion; mastering and repressing stay open', () => {
    const back = evaded().does('ascend', { mode: 'normal' })
    back.refuses('evade', {}, 'no-second-evasion', 'ENC-5')
    expect(back.does('master', {}, 'd100 1').phase).toBe('free')
    expect(back.does('repress', {}, 'd20 20').me.waiting).toBeNull()
  })

  test('[ENC-5] later the cell is empty again: the 1d7 is rolled', () => {
    const late = evaded().does('advance', { hours: 13 }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(late.me).toMatchObject({ waiting: null, stage: { phase: 'free' } })
    expect(late.happened).toEqual(['ascended', 'waitingLeft', 'encounterRolled', 'settled'])
  })

  test('[ENC-5] nothing is shown as waiting from the next hour on, to nobody', () => {
    const last = evaded().does('advance', { hours: 12 })
    expect([last.seen.waiting, last.board.waiting]).toEqual(Array(2).fill(expect.objectContaining({ cell: 'G4', strength: 5 })))
    const past = last.does('advance', { hours: 1 })
    expect([past.seen.waiting, past.board.waiting]).toEqual([null, null])
  })

  test('[ENC-5] [ENC-9] met again and broken off past its hour, it is not shown either', () => {
    const again = evaded().does('advance', { hours: 12 }).does('ascend', { mode: 'normal' }).does('advance', { hours: 1 })
    expect(again.does('interrupt').seen).toMatchObject({ phase: 'awake', waiting: null })
  })

  test('[ENC-5] a view made from the one before it forgets what waits with the hour', () => {
    const [before, after] = [evaded(), evaded().does('advance', { hours: 13 })]
    const seen = tmr.view(before.table, PLAYER)
    const table = { ...before.table, clock: after.table.clock }
    expect(tmr.view(table, PLAYER, { state: before.table, view: seen }).boards[0]?.waiting).toBeNull()
    expect(tmr.view(before.table, PLAYER).boards[0]?.waiting).not.toBeNull()
  })

  test('[ENC-5] [ENC-9] broken before the choice, it waits as if evaded', () => {
    const broken = given({}, up(), meets('mangeur', 5)).does('interrupt')
    expect(broken.me.waiting).toMatchObject({ kind: 'mangeur', until: { day: 2, hour: 'couronne' } })
    expect(broken.me.repression).toBe(0)
  })

  test('[ENC-9] [ENC-5] a returned encounter broken again keeps its hour', () => {
    const again = evaded().does('advance', { hours: 5 }).does('ascend', { mode: 'normal' }).does('interrupt')
    expect(again.me.waiting?.until).toEqual({ day: 2, hour: 'couronne' })
    const back = again.does('ascend', { mode: 'normal' })
    back.refuses('evade', {}, 'no-second-evasion')
    expect(back.does('interrupt').does('advance', { hours: 8 }).does('ascend', { mode: 'normal' }, 'd7 1').phase).toBe('free')
  })

  test('[ENC-5] another dreamer moment: met at another hour, it waits for that hour', () => {
    const scene = given()
      .does('setClock', { moment: { day: 4, hour: 'roseau' } })
      .does('ascend', { mode: 'normal' }, 'd7 7 d100 70 d6 2')
    expect(scene.does('evade').me.waiting?.until).toEqual({ day: 5, hour: 'roseau' })
  })

  describe('met by any way into its cell', () => {
    /** Evaded on G5, and put back on a cell beside it. */
    const waitingOn = (at: string, mode: 'normal' | 'accelerated' = 'normal') =>
      given({ position: 'G5' }, up(), meets('mangeur', 5))
        .does('evade')
        .does('place', { cell: at, hidden: false })
        .does('ascend', { mode }, 'd7 1')
    const returned = { phase: 'encounter', encounter: { kind: 'mangeur', strength: 5, until: { day: 2, hour: 'couronne' } } }

    test('[ENC-5] on foot: no 1d7, the same encounter, no second evasion', () => {
      const met = waitingOn('G4').does('move', { to: 's' })
      expect(met.happened).toEqual(['moved', 'encounterReturned'])
      expect(met.seen).toMatchObject({ ...returned, waiting: null, stepOpensRound: true })
      met.refuses('evade', {}, 'no-second-evasion', 'ENC-5')
      const accelerated = waitingOn('G4', 'accelerated').does('move', { to: 's' })
      expect(accelerated.seen).toMatchObject({ ...returned, round: accelerated.me.round, stepOpensRound: true })
    })

    test('[ENC-5] carried by a Passeur: without a 1d7, but what waits there', () => {
      const served = waitingOn('G4')
        .does('sendEncounter', { to: NITOUCHE, cell: null, kind: 'passeur', strength: 4 })
        .does('stay')
        .does('master', {}, 'd100 1')
      expect(served.does('goTo', { cell: 'G5' }).seen).toMatchObject(returned)
    })

    test('[ENC-5] [ENC-15] drifted onto it', () => {
      const away = waitingOn('G4').me.waiting
      const held = given({ position: 'G5' }, up(), meets('mangeur', 5))
        .does('evade')
        .does('place', { cell: 'G4', hidden: false })
        .does('sendEncounter', { to: NITOUCHE, cell: null, kind: 'tourbillon-blanc', strength: 2 })
        .does('ascend', { mode: 'normal' })
        .does('master', {}, 'd100 99')
      expect(held.me.waiting).toEqual(away)
      expect(held.does('struggle', {}, 'd100 1 direction s').seen).toMatchObject(returned)
      expect(held.does('struggle', {}, 'd100 1 direction n').seen).toMatchObject({ phase: 'free' })
    })

    test('[ENC-5] [TET-4] jumped to it: no 1d7, the same encounter; lost, one is found by the jump', () => {
      const effects = acting(['tete-terre-d-attache', { cell: 'G5' }])
      const away = dragons({ position: 'G5', effects }, up(), meets('mangeur', 5))
        .does('evade')
        .does('place', { cell: 'K9', hidden: false })
      const met = goneUp(away).does('jump', { cell: 'G5' })
      expect(met.happened).toEqual(['jumped', 'encounterReturned'])
      expect(met.seen).toMatchObject({ ...returned, position: 'G5', waiting: null })
      met.refuses('evade', {}, 'no-second-evasion', 'ENC-5')
      const lost = goneUp(away).does('place', { cell: 'K9', hidden: true }).does('jump', { cell: 'G5' })
      expect(lost.seen).toMatchObject({ ...returned, position: 'G5' })
    })

    test('[ENC-5] put there by the gardien, up or down', () => {
      expect(waitingOn('A2').does('place', { cell: 'G5', hidden: false }).seen).toMatchObject(returned)
      const down = waitingOn('A2').does('descend').does('place', { cell: 'G5', hidden: false })
      expect(down.seen).toMatchObject({ phase: 'awake', waiting: { cell: 'G5' } })
      expect(down.does('ascend', { mode: 'normal' }).seen).toMatchObject(returned)
    })

    test('[ENC-5] then the cell goes on: what it asks comes after', () => {
      const wet = given({ position: 'G6' }, up(), meets('mangeur', 1)).does('evade').does('place', { cell: 'G5', hidden: false })
      const met = wet.does('ascend', { mode: 'normal' }, 'd7 1').does('move', { to: 's' })
      expect(met.does('master', {}, 'd100 1').phase).toBe('wet')
    })

    test('[ENC-5] its hour past, the cell is empty: the 1d7 is rolled', () => {
      const late = waitingOn('G4').does('advance', { hours: 13 }).does('move', { to: 's' }, 'd7 1')
      expect(late.happened).toEqual(['moved', 'waitingLeft', 'encounterRolled', 'settled'])
    })

    test('[ENC-5] [HID-3] lost: met on a cell that the player knows of, that is where one is; not met, elsewhere', () => {
      const lost = given({ position: 'G5' }, up(), meets('mangeur', 5)).does('evade').does('place', { cell: 'G4', hidden: true })
      const gone = lost.does('ascend', { mode: 'normal' }, 'd7 1')
      const met = gone.does('move', { to: 's' })
      expect(met.seen).toMatchObject({ ...returned, position: 'G5', candidates: ['G5'] })
      const others = gone.seen.candidates.filter((cell) => cell !== 'G4')
      expect(others.length).toBeGreaterThan(0)
    })
  })

  test('[ENC-5] [HID-6] evaded while lost, the player does not learn the cell it waits on', () => {
    const scene = given({ position: 'A2' }, up(), ...lostAmong('K8', 'C13 K8'), meets('mangeur', 5)).does('evade')
    expect(scene.seen.waiting).toMatchObject({ cell: null, kind: 'mangeur' })
    expect(scene.board.waiting?.cell).toBe('K8')
    expect(scene.does('reveal').seen.waiting?.cell).toBe('K8')
  })
})
