import { describe, expect, test } from 'vitest'
import { type Dice, seededDice } from '../../../../kit/dice.ts'
import type { ToldHappening } from '../../rules/public.ts'
import { type KnownRoll, rollsIn } from './chances.ts'
import { distributionOf, luckOf } from './luck.ts'

const quiet = (favoured: boolean): KnownRoll => ({ kind: 'will', chance: 0.5, favoured })
const check = (chance: number | null, face: number) =>
  ({
    ...{ characteristic: 10, voie: null, skill: 0, difficulty: 0, malus: 0, modifier: 0 },
    ...{ quality: 'normale', chance, face },
  }) as const

describe('the rolls of a journey', () => {
  test('[ROL-1] a check is favoured at or under its chance', () => {
    const told = [
      { type: 'faced', check: check(60, 60) },
      { type: 'wetFaced', check: check(60, 61) },
    ] as ToldHappening[]
    expect(rollsIn(told)).toEqual([
      { kind: 'mastery', chance: 0.6, favoured: true },
      { kind: 'water', chance: 0.6, favoured: false },
    ])
  })

  test('[TGT-4] the caster wishes the target to fail and themselves to pass', () => {
    const told = [
      { type: 'resisted', who: 'target', check: check(20, 90) },
      { type: 'resisted', who: 'caster', check: check(20, 90) },
    ] as ToldHappening[]
    expect(rollsIn(told)).toEqual([
      { kind: 'resistance', chance: 0.8, favoured: true },
      { kind: 'resistance', chance: 0.2, favoured: false },
    ])
  })

  test('[ENC-1] [ENC-7] no encounter at six in seven; a repression safe above the counter', () => {
    const told = [
      { type: 'encounterRolled', face: 7 },
      { type: 'repressionTested', face: 4, counter: 3, safe: true },
    ] as ToldHappening[]
    expect(rollsIn(told)).toEqual([
      { kind: 'quiet', chance: 6 / 7, favoured: false },
      { kind: 'repression', chance: 0.85, favoured: true },
    ])
  })

  test('[NIT-4] [SOU-14] [SIG-1] a night, a loss that threatens and what is studied count too', () => {
    const told = [
      { type: 'dreamt', face: 8, gained: 0 },
      { type: 'dreamt', face: 7, gained: 0 },
      { type: 'lossTested', of: 'reve', check: check(40, 41) },
      { type: 'signRead', voie: 'oniros', check: check(30, 12), gained: 3 },
      { type: 'meditated', method: 'x', check: check(30, 12) },
      { type: 'synthesised', spell: 'x', check: check(30, 12), spent: 1 },
      { type: 'starsRead', day: 1, number: 4, check: check(50, 60) },
      { type: 'starsRead', day: 1, number: 4, check: null },
    ] as unknown as ToldHappening[]
    expect(rollsIn(told)).toEqual([
      { kind: 'dream', chance: 7 / 8, favoured: false },
      { kind: 'dream', chance: 7 / 8, favoured: true },
      { kind: 'loss', chance: 0.4, favoured: false },
      ...Array.from({ length: 3 }, () => ({ kind: 'study', chance: 0.3, favoured: true })),
      { kind: 'study', chance: 0.5, favoured: false },
    ])
  })

  test('[CAST-1] a secret modifier and a roll without a doubt tell nothing', () => {
    const told = [
      { type: 'castRolled', spell: 'x', cost: 1, paid: 1, proxy: false, note: '', check: check(null, 3) },
      { type: 'faced', check: check(0, 50) },
      { type: 'settled' },
    ] as ToldHappening[]
    expect(rollsIn(told)).toEqual([])
  })
})

describe('luck', () => {
  test('three even rolls, two favoured: half of all journeys are as good', () => {
    const luck = luckOf([quiet(true), quiet(true), quiet(false)])
    expect(luck.distribution).toEqual([0.125, 0.375, 0.375, 0.125])
    expect(luck).toMatchObject({ rolls: 3, favoured: 2, expected: 1.5, atLeast: 0.5, atMost: 0.875, verdict: 'usual' })
  })

  test('five even rolls all favoured: one journey in thirty-two', () => {
    const luck = luckOf(Array.from({ length: 5 }, () => quiet(true)))
    expect(luck).toMatchObject({ atLeast: 1 / 32, atMost: 1, twoSided: 1 / 16, verdict: 'very-lucky' })
    expect(luck.surprise).toBeCloseTo(2.5 / Math.sqrt(1.25), 12)
  })

  test('each roll counts for one, whatever it was about: by hand', () => {
    const rolls: KnownRoll[] = [
      { kind: 'cast', chance: 0.6, favoured: false },
      { kind: 'mastery', chance: 0.5, favoured: true },
    ]
    const chances = distributionOf(rolls)
    expect(chances.map((chance) => Number(chance.toFixed(9)))).toEqual([0.2, 0.5, 0.3])
    expect(luckOf(rolls).atLeast).toBeCloseTo(0.8, 12)
    expect(luckOf(rolls).atMost).toBeCloseTo(0.7, 12)
  })

  test('fewer rolls favoured than expected is never told as good luck', () => {
    const cast: KnownRoll = { kind: 'cast', chance: 0.5, favoured: true }
    const luck = luckOf([cast, ...Array.from({ length: 8 }, (_, at) => ({ ...quiet(at < 3), kind: 'quiet' as const }))])
    expect(luck.favoured).toBeLessThan(luck.expected)
    expect(luck.surprise).toBeLessThan(0)
    expect(luck.atLeast).toBeGreaterThan(luck.atMost)
  })

  test('over very many rolls the shape is the same as over many', () => {
    const some = (count: number): KnownRoll[] =>
      Array.from({ length: count }, (_, at) => ({
        kind: at % 3 === 0 ? 'cast' : 'quiet',
        chance: 0.3 + (at % 5) / 10,
        favoured: at % 2 === 0,
      }))
    const sure: KnownRoll = { kind: 'will', chance: 1 - 1e-9, favoured: true }
    const [exact, near] = [luckOf(some(1500)), luckOf([...some(1500), sure])]
    expect(Math.abs(exact.atLeast - near.atLeast)).toBeLessThan(0.002)
    expect(near.distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(luckOf(some(60_000)).rolls).toBe(60_000)
  })

  test('no roll, no luck', () => {
    expect(luckOf([])).toMatchObject({ rolls: 0, verdict: 'none', atLeast: 1, atMost: 1, surprise: 0 })
  })

  const drawn = (dice: Dice): KnownRoll[] =>
    Array.from({ length: 12 }, () => {
      const percent = dice.roll({ label: 'd100', sides: 98 }) as number
      const kind = (['quiet', 'mastery', 'cast'] as const)[(dice.roll({ label: 'd3', sides: 3 }) as number) - 1] ?? 'quiet'
      return { kind, chance: percent / 100, favoured: (dice.roll({ label: 'd100', sides: 100 }) as number) <= percent }
    })

  test('over random journeys every chance of luck comes as often as it says', () => {
    const dice = seededDice(7)
    const JOURNEYS = 2000
    const places = Array.from({ length: JOURNEYS }, () => {
      const { atLeast, favoured, distribution } = luckOf(drawn(dice))
      const within = (dice.roll({ label: 'd', sides: 1_000_000 }) as number) / 1_000_000
      return atLeast - within * (distribution[favoured] as number)
    }).sort((a, b) => a - b)
    const furthest = Math.max(...places.map((place, at) => Math.abs(place - (at + 0.5) / JOURNEYS)))
    // Kolmogorov and Smirnov: a true uniform goes beyond this one time in a thousand.
    expect(furthest).toBeLessThan(1.95 / Math.sqrt(JOURNEYS))
  })
})
