import { expect, test } from 'vitest'
import { facesOf } from './Die.tsx'

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
