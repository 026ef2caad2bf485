import { describe, expect, test } from 'vitest'
import { isSuccess, qualityOf, thresholds } from './resolution.ts'

const qualities = (characteristic: number, adjustment: number): string[] => {
  const limits = thresholds(characteristic, adjustment)
  return Array.from({ length: 100 }, (_, at) => qualityOf(limits, at + 1))
}
const firstOf = (list: readonly string[], quality: string): number => list.indexOf(quality) + 1
const lastOf = (list: readonly string[], quality: string): number => list.lastIndexOf(quality) + 1

describe('chance', () => {
  test.each([
    [12, 3, 78],
    [10, -7, 15],
    [20, 0, 99],
    [22, 0, 99],
    [13, 0, 65],
    [13, -1, 58],
    [13, -8, 13],
    [13, -9, 6],
    [13, -10, 3],
    [3, -10, 1],
    [0, 5, 1],
    [1, -8, 1],
    [13, -11, 1],
    [40, -16, 1],
    [40, -17, 0],
    [40, -40, 0],
  ])('[ROL-1] %i at %i: %i %%', (characteristic, adjustment, chance) => {
    expect(thresholds(characteristic, adjustment).chance).toBe(chance)
  })

  test('[ROL-1] success is a d100 not above the chance, and a 100 always fails', () => {
    for (const [characteristic, adjustment] of [
      [13, 0],
      [30, 10],
      [2, -10],
      [50, -12],
    ] as const) {
      const list = qualities(characteristic, adjustment)
      const { chance } = thresholds(characteristic, adjustment)
      expect(list.map((quality) => isSuccess(quality as 'normale'))).toEqual(list.map((_, at) => at + 1 <= chance))
      expect(isSuccess(list[99] as 'echec')).toBe(false)
    }
  })

  test('[ROL-1] never better with a worse adjustment', () => {
    for (let characteristic = 0; characteristic <= 30; characteristic++)
      for (let adjustment = -20; adjustment < 20; adjustment++)
        expect(thresholds(characteristic, adjustment).chance).toBeLessThanOrEqual(
          thresholds(characteristic, adjustment + 1).chance,
        )
  })
})

describe('qualities', () => {
  test.each([
    { of: 12, at: 3, particuliere: 16, significative: 39, normale: 78, particulier: 96, total: 99 },
    { of: 10, at: -7, particuliere: 3, significative: 7, normale: 15, particulier: 83, total: 93 },
    { of: 20, at: 0, particuliere: 20, significative: 50, normale: 99, particulier: 0, total: 100 },
    { of: 22, at: 0, particuliere: 22, significative: 55, normale: 99, particulier: 0, total: 0 },
    { of: 2, at: -8, particuliere: 1, significative: 0, normale: 2, particulier: 81, total: 92 },
    { of: 19, at: 0, particuliere: 19, significative: 47, normale: 95, particulier: 99, total: 100 },
    { of: 10, at: 9, particuliere: 19, significative: 47, normale: 95, particulier: 99, total: 100 },
  ])('[ROL-2] $of at $at', ({ of, at, particuliere, significative, normale, particulier, total }) => {
    const list = qualities(of, at)
    expect(lastOf(list, 'particuliere')).toBe(particuliere)
    expect(lastOf(list, 'significative')).toBe(significative)
    expect(lastOf(list, 'normale')).toBe(normale)
    expect(firstOf(list, 'echec-particulier')).toBe(particulier)
    expect(firstOf(list, 'echec-total')).toBe(total)
  })

  test('[ROL-2] a score of 1 has no particulière', () => {
    const list = qualities(1, -8)
    expect(list[0]).toBe('normale')
    expect(list[1]).toBe('echec')
    expect(firstOf(list, 'echec-particulier')).toBe(81)
    expect(firstOf(list, 'echec-total')).toBe(92)
  })

  test('[ROL-2] a failed 100 is an échec total up to a score of 100 and plain above', () => {
    expect(qualities(20, 0)[99]).toBe('echec-total')
    expect(qualities(22, 0)[99]).toBe('echec')
    expect(qualities(10, 10)[99]).toBe('echec-total')
    expect(qualities(21, 0)[99]).toBe('echec')
  })

  test.each([
    [-11, 90],
    [-12, 70],
    [-13, 50],
    [-14, 30],
    [-15, 10],
  ])('[ROL-2] at %i only a 1 succeeds, then échec particulier, and échec total from %i', (adjustment, total) => {
    const list = qualities(50, adjustment)
    expect(list[0]).toBe('normale')
    expect(list.slice(1, total - 1).every((quality) => quality === 'echec-particulier')).toBe(true)
    expect(list.slice(total - 1).every((quality) => quality === 'echec-total')).toBe(true)
  })

  test('[ROL-2] at −16 all but a 1 is an échec total, from −17 all is', () => {
    expect(qualities(50, -16)).toEqual(['normale', ...Array(99).fill('echec-total')])
    expect(qualities(50, -17)).toEqual(Array(100).fill('echec-total'))
    expect(qualities(50, -30)).toEqual(Array(100).fill('echec-total'))
  })
})
