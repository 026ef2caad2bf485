import { expect, test } from 'vitest'
import { firstTexts } from '../texts/index.ts'
import type { Falling } from './falling.ts'
import { labelOf } from './RollResult.tsx'

test.each<[Falling, string]>([
  [{ kind: 'die', sides: 100, face: 74, chance: 60, passed: false }, 'd100\u00a0: 74 pour 60, manqué'],
  [{ kind: 'stone', colour: 'black' }, 'pierre noire'],
  [{ kind: 'card', name: 'Le Passeur' }, 'carte\u00a0: Le Passeur'],
  [{ kind: 'card', name: null }, 'carte retournée'],
  [{ kind: 'lot', drawn: 'G7' }, 'tiré au sort\u00a0: G7'],
])('what falls is told in words: %o', (falling, told) => {
  expect(labelOf(firstTexts.ui, falling)).toBe(told)
})
