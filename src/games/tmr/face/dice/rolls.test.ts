import { expect, test } from 'vitest'
import { dreamerId, type Told } from '../../rules/public.ts'
import { lastRolls } from './rolls.ts'

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
