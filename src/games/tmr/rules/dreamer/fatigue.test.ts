import { describe, expect, test } from 'vitest'
import { given, meets, up } from '../testing/scene.ts'
import { capacityOf, fatigueMalus, trackOf } from './fatigue.ts'

const sizes = (endurance: number): number[] => trackOf({ endurance }).map((segment) => segment.boxes)
const END_23 = { endurance: 23 }

describe('the track', () => {
  test('[FAT-3] END 23: 3 4 4 · 4 4 4 · 3 · 4 · 4 · 4 · 4 · 4', () => {
    expect(sizes(23)).toEqual([3, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4])
  })

  test('[FAT-3] the 12th box of END 23 is the first at −1', () => {
    expect(fatigueMalus(END_23, 11)).toBe(0)
    expect(fatigueMalus(END_23, 12)).toBe(-1)
    expect(fatigueMalus(END_23, 23)).toBe(-1)
    expect(fatigueMalus(END_23, 24)).toBe(-2)
    expect(fatigueMalus(END_23, 46)).toBe(-7)
  })

  /** Boxes of one half, for each remainder of END by 6. */
  const EXTRA = [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 1],
    [0, 0, 1, 0, 0, 1],
    [0, 0, 1, 0, 1, 1],
    [0, 1, 1, 0, 1, 1],
    [0, 1, 1, 1, 1, 1],
  ]

  test.each(Array.from({ length: 25 }, (_, at) => at + 6))(
    '[FAT-3] END %i: both halves alike, one box more in the order 6 3 5 2 4',
    (end) => {
      const half = (EXTRA[end % 6] ?? []).map((extra) => Math.floor(end / 6) + extra)
      expect(sizes(end)).toEqual([...half, ...half])
      expect(sizes(end).reduce((sum, one) => sum + one, 0)).toBe(2 * end)
      expect(capacityOf({ endurance: end })).toBe(2 * end)
    },
  )

  test.each(Array.from({ length: 25 }, (_, at) => at + 6))(
    '[FAT-3] END %i: the malus is the line of the last marked box',
    (endurance) => {
      const lines = trackOf({ endurance }).flatMap(({ boxes, line }) => Array.from({ length: boxes }, () => line))
      expect(lines).toHaveLength(2 * endurance)
      expect(fatigueMalus({ endurance }, 0)).toBe(0)
      for (const [at, line] of lines.entries()) expect(fatigueMalus({ endurance }, at + 1)).toBe(line)
    },
  )

  test('[FAT-3] lines: 0 three times, −1 three times, then −2 to −7', () => {
    expect(trackOf(END_23).map((segment) => segment.line)).toEqual([0, 0, 0, -1, -1, -1, -2, -3, -4, -5, -6, -7])
  })

  test('plain boxes bear no malus', () => {
    expect(fatigueMalus({ boxes: 10 }, 9)).toBe(0)
    expect(capacityOf({ boxes: 10 })).toBe(10)
    expect(trackOf({ boxes: 10 })).toEqual([{ boxes: 10, line: 0 }])
  })

  test('[FAT-3] the line adds to the malus besides it', () => {
    const scene = given({ stamina: END_23, fatigue: 24, malus: -1 })
    expect(scene.seen.malus).toBe(-3)
    expect(scene.does('ascend', { mode: 'normal' }, 'd7 1').me.journey?.malus).toBe(-3)
  })
})

describe('the fatigue of a journey', () => {
  test('[FAT-1] is counted apart and marked in one go on the way down', () => {
    const going = given({ position: 'H4', fatigue: 2 })
      .does('ascend', { mode: 'normal' }, 'd7 1')
      .does('move', { to: 's' }, 'd7 1')
    expect(going.me).toMatchObject({ fatigue: 2, pendingFatigue: 2 })
    expect(going.does('descend').me).toMatchObject({ fatigue: 4, pendingFatigue: 0 })
  })

  test('[FAT-1] no new malus during it', () => {
    const going = given({ position: 'H4', stamina: END_23, fatigue: 11 })
      .does('ascend', { mode: 'normal' }, 'd7 1')
      .does('move', { to: 's' }, 'd7 1')
    expect(going.seen.malus).toBe(0)
    expect(going.does('descend').seen.malus).toBe(-1)
  })

  test('[FAT-1] [DRM-3] marked plus counted at the capacity: asleep at once, with no encounter roll', () => {
    const scene = given({ position: 'H4', stamina: { boxes: 5 }, fatigue: 3 }).does('ascend', { mode: 'normal' }, 'd7 1')
    const asleep = scene.does('move', { to: 's' })
    expect(asleep.me).toMatchObject({ fatigue: 5, pendingFatigue: 0, stage: { phase: 'asleep' }, position: 'H5' })
    expect(asleep.happened).toEqual(['moved', 'fellAsleep'])
  })

  test('[FAT-1] the very ascent may be the last box', () => {
    const scene = given({ stamina: { boxes: 5 }, fatigue: 4 }).does('ascend', { mode: 'normal' })
    expect(scene.me).toMatchObject({ stage: { phase: 'asleep' }, fatigue: 5, dream: 12 })
  })

  test('[FAT-2] a round passes with every ascent, step, wait and struggle', () => {
    const scene = given({ position: 'H4' }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(scene.me.round).toBe(1)
    expect(scene.does('stay', {}, 'd7 1').does('move', { to: 's' }, 'd7 1').me.round).toBe(3)
    expect(given({}, up(), meets('reflet', 9), { type: 'held' }).does('struggle', {}, 'd100 100').me.round).toBe(2)
  })
})
