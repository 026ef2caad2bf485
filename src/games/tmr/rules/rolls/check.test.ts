import { describe, expect, test } from 'vitest'
import { scriptedDice } from '../../../../kit/dice.ts'
import { given, holds, script, up } from '../testing/scene.ts'
import { adjustmentOf, attempt, ddrTotal, experienceOf, passed, rollCheck, rollDdr } from './check.ts'

const dice = (text: string) => scriptedDice(script(text))
const TRIED = { characteristic: 13, voie: 'hypnos', skill: 3, difficulty: -5, malus: -1, modifier: 2 } as const

describe('a percentile roll', () => {
  test('[ROL-1] skill, difficulty, malus and modifier add up', () => {
    expect(adjustmentOf(TRIED)).toBe(-1)
    expect(rollCheck(dice('d100 30'), TRIED, 'mastery')).toEqual({ ...TRIED, chance: 58, face: 30, quality: 'normale' })
    expect(adjustmentOf(attempt(10, -8))).toBe(-8)
  })

  test('[ROL-1] passed is any of the three successes', () => {
    expect([1, 12, 13, 29, 30, 58, 59, 100].map((face) => passed(rollCheck(dice(`d100 ${face}`), TRIED, 'mastery')))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the malus of the état général', () => {
  test('[ROL-3] weighs on mastering an encounter', () => {
    const scene = given({ malus: -2 }).does('ascend', { mode: 'normal' }, 'd7 7 d100 70 d6 4')
    const [faced] = scene.does('master', {}, 'd100 60').events
    expect(faced).toMatchObject({ type: 'faced', check: { skill: 3, difficulty: -4, malus: -2, chance: 42 } })
  })

  test('[ROL-3] weighs on mastering a wet cell', () => {
    const scene = given({ position: 'G6', malus: -1 }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(scene.does('masterCell', {}, 'd100 1').events[0]).toMatchObject({ check: { difficulty: -7, malus: -1, chance: 30 } })
  })

  test('[ROL-3] weighs on casting', () => {
    const scene = given({ position: 'J4', malus: -3 }).does('ascend', { mode: 'normal' }, 'd7 1')
    const [rolled] = scene.does('cast', { spell: 'tympan-d-hypnos' }, 'd100 1').events
    expect(rolled).toMatchObject({ check: { characteristic: 13, skill: 3, difficulty: -5, malus: -3, chance: 32 } })
  })

  test('[ROL-3] never weighs on a resistance roll', () => {
    const scene = given({ malus: -5 }, up('normal', -5), holds('poing')).does('keep').does('comeDown')
    const [resisted] = scene.does('target', { on: 'self' }, 'd100 90').events
    expect(resisted).toMatchObject({ type: 'resisted', check: { characteristic: 13, skill: 0, difficulty: -8, malus: 0 } })
  })
})

describe('experience', () => {
  const at = (difficulty: number, face: number) =>
    experienceOf(rollCheck(dice(`d100 ${face}`), { ...TRIED, skill: 0, malus: 0, modifier: 0, difficulty }, 'mastery'))

  test('[ROL-4] a particulière at a negative adjustment: as many points as it is below zero, the odd one to the draconic', () => {
    expect(at(-5, 1)).toEqual([{ type: 'learned', reve: 2, voie: 'hypnos', points: 3 }])
    expect(at(-4, 1)).toEqual([{ type: 'learned', reve: 2, voie: 'hypnos', points: 2 }])
    expect(at(-1, 1)).toEqual([{ type: 'learned', reve: 0, voie: 'hypnos', points: 1 }])
  })

  test('[ROL-4] nothing at zero and above, nor for a lesser success', () => {
    expect(at(0, 1)).toEqual([])
    expect(at(3, 1)).toEqual([])
    expect(at(-5, 15)).toEqual([])
  })

  test('[ROL-4] the points are added to the sheet', () => {
    const scene = given({ position: 'G6', draconic: { oniros: 1, hypnos: 1, narcos: 1, thanatos: 1 } }, up(), { type: 'wetMet' })
    expect(scene.does('masterCell', {}, 'd100 1').me.xp).toEqual({ reve: 3, oniros: 3, hypnos: 0, narcos: 0, thanatos: 0 })
  })
})

describe('ddr', () => {
  test('[ROL-5] an 8 counts 0', () => {
    expect(rollDdr(dice('d8 8'), 'strength')).toEqual([8])
    expect(ddrTotal([8])).toBe(0)
  })

  test('[ROL-5] a 7 is rolled again and added, as long as 7s come', () => {
    const faces = rollDdr(dice('d8 7 7 3'), 'strength')
    expect(faces).toEqual([7, 7, 3])
    expect(ddrTotal(faces)).toBe(17)
    expect(ddrTotal(rollDdr(dice('d8 7 8'), 'strength'))).toBe(7)
  })

  test('[ROL-5] a Rêve de Dragon of 7 + ddr', () => {
    const scene = given({}).does('ascend', { mode: 'normal' }, 'd7 7 d100 98 d8 7 7 8')
    expect(scene.board.encounter).toMatchObject({ kind: 'reve-de-dragon', strength: 21 })
  })
})
