import { describe, expect, test } from 'vitest'
import { tmr } from '../index.ts'
import { given, lostAmong, meets, PLAYER, up } from '../testing/scene.ts'

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

  test('[ENC-5] [HID-6] evaded while lost, the player does not learn the cell it waits on', () => {
    const scene = given({ position: 'A2' }, up(), ...lostAmong('K8', 'C13 K8'), meets('mangeur', 5)).does('evade')
    expect(scene.seen.waiting).toMatchObject({ cell: null, kind: 'mangeur' })
    expect(scene.board.waiting?.cell).toBe('K8')
    expect(scene.does('reveal').seen.waiting?.cell).toBe('K8')
  })
})
