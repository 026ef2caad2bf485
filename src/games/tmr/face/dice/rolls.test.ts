import { expect, test } from 'vitest'
import type { ToldHappening } from '../../rules/public.ts'
import { fallingOf } from './rolls.ts'

const fallingIn = (what: ToldHappening) => fallingOf([{ n: 1, told: [{ dreamer: 'ana', what } as never] }])

test('a cell drawn by lot is seen drawn by whoever is told it, and by nobody else', () => {
  const lost = { type: 'lost', by: 'changeur', genre: 'foret' } as const
  expect(fallingIn({ ...lost, to: 'G7' } as ToldHappening)).toEqual([{ kind: 'lot', drawn: 'G7' }])
  expect(fallingIn({ ...lost, to: null } as ToldHappening)).toEqual([])
})

test('[TGT-4] a resistance is shown as it was rolled, and as whose it was', () => {
  const check = { face: 98, chance: 20, quality: 'echec-total' }
  const resisted = (who: 'target' | 'caster') => fallingIn({ type: 'resisted', who, check } as ToldHappening)
  expect(resisted('target')).toEqual([{ kind: 'die', sides: 100, face: 98, chance: 20, passed: false, of: 'target' }])
  expect(resisted('caster')).toEqual([{ kind: 'die', sides: 100, face: 98, chance: 20, passed: false }])
})
