import { expect, test } from 'vitest'
import { CELLS } from '../../rules/map/map.ts'
import { toPlace, towardPlace } from './toPlace.ts'
import { ear } from './ui/ear.ts'

test('[MAP-2] one goes to a place with its article, contracted where French does', () => {
  expect(toPlace('Fleuve de l’Oubli (B8)')).toBe('au Fleuve de l’Oubli (B8)')
  expect(toPlace('Cité Vide')).toBe('à la Cité Vide')
  expect(CELLS.filter(({ name }) => !/^(?:au|aux|à la) /.test(toPlace(name)))).toEqual([])
  expect(towardPlace('Cité de Panople')).toBe('vers la Cité de Panople')
  expect(CELLS.filter(({ name }) => !/^vers (?:le|la|les) /.test(towardPlace(name)))).toEqual([])
})

test('a single case is possible, several are', () => {
  for (const told of [ear.service, ear.jumps]) {
    expect(told({ count: 1 })).toMatch(/1\scase possible$/)
    expect(told({ count: 2 })).toMatch(/2\scases possibles$/)
  }
})
