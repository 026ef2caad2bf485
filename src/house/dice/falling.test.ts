import { expect, test } from 'vitest'
import { firstTexts } from '../texts/index.ts'
import { type Falling, isGood } from './falling.ts'
import { labelOf } from './RollResult.tsx'

test.each<[Falling, string]>([
  [{ kind: 'die', sides: 100, face: 74, chance: 60, passed: false }, 'd100\u00a0: 74 pour 60, manqué'],
  [
    { kind: 'die', sides: 100, face: 74, chance: 60, passed: false, of: 'target' },
    'jet de la cible, d100\u00a0: 74 pour 60, manqué\u00a0: bon pour vous',
  ],
  [
    { kind: 'die', sides: 100, face: 14, chance: 60, passed: true, of: 'target' },
    'jet de la cible, d100\u00a0: 14 pour 60, réussi\u00a0: contre vous',
  ],
  [{ kind: 'stone', colour: 'black' }, 'pierre noire'],
  [{ kind: 'card', name: 'Le Passeur' }, 'carte\u00a0: Le Passeur'],
  [{ kind: 'card', name: null }, 'carte retournée'],
  [{ kind: 'lot', drawn: 'G7' }, 'G7'],
])('what falls is told in words: %o', (falling, told) => {
  expect(labelOf(firstTexts.ui, falling)).toBe(told)
})

test('whoever only looks on is not spoken to as the one who acts', () => {
  const roll = { kind: 'die', sides: 100, face: 74, chance: 60, passed: false, of: 'target' } as const
  expect(labelOf(firstTexts.ui, roll, 'onlooker')).toContain('bon pour qui agit')
})

test('what a target fails is good, what it passes is not; of no judged roll it is said', () => {
  const roll = { kind: 'die', sides: 100, face: 74, chance: 60, of: 'target' } as const
  expect([true, false, null].map((passed) => isGood({ ...roll, passed }))).toEqual([false, true, null])
  expect(isGood({ kind: 'die', sides: 20, face: 4, chance: null, passed: true })).toBe(true)
})
