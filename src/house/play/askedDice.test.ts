import { expect, test } from 'vitest'
import type { Ask } from '../../kit/dice.ts'
import { type AskedDie, isAtOnce } from './askedDice.ts'

const asked = (ask: Ask): AskedDie => ({
  id: 'one',
  chain: 'said',
  ask,
  command: null,
  of: 'ana',
  own: null,
  said: null,
})
const drawn = { label: 'stone', among: ['white', 'black'] } as const

test('dice are thrown and stones drawn out of a bag at a touch; what is chosen, and one’s own, is not', () => {
  const asks: readonly Ask[] = [{ label: 'd6', sides: 6 }, { ...drawn, from: 'bag' }, { ...drawn, from: 'table' }, drawn]
  expect(asks.map((ask) => isAtOnce(asked(ask)))).toEqual([true, true, false, false])
  const own = { id: '1', command: null, ask: { label: 'd6', sides: 6 }, faces: [], stands: false }
  expect(isAtOnce({ ...asked({ label: 'd6', sides: 6 }), own })).toBe(false)
})
