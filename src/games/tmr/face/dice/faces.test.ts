import { expect, test } from 'vitest'
import { dreamerId, type Told } from '../../rules/public.ts'
import { facesOf, lastRolls } from './faces.ts'

const shown = (face: number) => facesOf({ sides: 100, face }).map((die) => die.shown)

test('a d100 lies as tens and units', () => {
  expect(shown(74)).toEqual(['70', '4'])
  expect(shown(7)).toEqual(['00', '7'])
  expect(shown(40)).toEqual(['40', '0'])
  expect(shown(100)).toEqual(['00', '0'])
})

test('any other die lies as itself', () => {
  expect(facesOf({ sides: 7, face: 3 })).toEqual([{ sides: 7, shown: '3' }])
})

test('the last dice are those of the last message that had any', () => {
  const told = (face: number): Told => ({
    dreamer: dreamerId('a'),
    round: 1,
    clock: { day: 1, hour: 'lyre' },
    what: { type: 'encounterRolled', face },
  })
  expect(
    lastRolls([
      { n: 1, told: [told(2)] },
      { n: 2, told: [told(5)] },
      { n: 3, told: [] },
    ]),
  ).toEqual([{ sides: 7, face: 5, chance: null, passed: null }])
  expect(lastRolls([])).toEqual([])
})
