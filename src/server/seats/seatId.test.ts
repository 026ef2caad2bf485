import { expect, test } from 'vitest'
import { freeIdFor } from './seatId.ts'

test.each([
  ['Nitouche d’Ébène', 'nitouche-d-ebene'],
  ['  Œil-de-Biche  ', 'il-de-biche'],
  ['夢', 'sans-nom'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%s becomes %s', (name, id) => {
  expect(freeIdFor(name, new Set())).toBe(id)
})

test('a name that is taken is numbered', () => {
  expect(freeIdFor('Ana', new Set(['ana', 'ana-2']))).toBe('ana-3')
})

test('no name gives an id too', () => {
  expect(freeIdFor('', new Set())).toBe('sans-nom')
})
