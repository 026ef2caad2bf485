import { expect, test } from 'vitest'
import { byPeople, inLine, labelsOf, withPerson } from './PersonBadge.tsx'

const seat = (id: string, name: string, called: string | null = null) => ({ seat: id, name, called })
const labels = (...seats: ReturnType<typeof seat>[]): readonly string[] => [...labelsOf(seats).values()]

test('a character alone of its name needs nobody’s', () => {
  expect(labels(seat('a', 'Nitouche', 'Anne'), seat('b', 'Gaspard', 'Bruno'))).toEqual(['Nitouche', 'Gaspard'])
})

test('two who bring the same are told apart by who they are', () => {
  expect(labels(seat('a', 'Nitouche', 'Anne'), seat('b', 'nitouché', 'Bruno'), seat('c', 'Gaspard', 'Cy'))).toEqual([
    'Nitouche (Anne)',
    'nitouché (Bruno)',
    'Gaspard',
  ])
})

test('and by a number where nobody has said who they are', () => {
  expect(labels(seat('a', 'Nitouche'), seat('b', 'Nitouche'), seat('c', 'Nitouche', 'Nitouche'))).toEqual([
    'Nitouche',
    'Nitouche (2)',
    'Nitouche (3)',
  ])
})

test('where nobody brings a character, a place is called as whoever sits there, or as the program', () => {
  const seats = [
    { ...seat('a', 'Joueur 1', 'Anne'), bot: null },
    { ...seat('b', 'Joueur 2', 'Anne'), bot: null },
    { ...seat('c', 'Joueur 3'), bot: 'lucide' },
    { ...seat('d', 'Joueur 4'), bot: null },
  ]
  expect(byPeople(seats, () => 'Lucide').map(({ name, called }) => [name, called])).toEqual([
    ['Anne', 'Anne'],
    ['Anne (2)', 'Anne (2)'],
    ['Lucide', null],
    ['Joueur 4', null],
  ])
})

test('a person named as their character is named once', () => {
  expect(withPerson('Nitouche', 'nitouche')).toBe('Nitouche')
  expect(withPerson('Nitouche', null)).toBe('Nitouche')
})

test('a name written from the right stands by itself in a line', () => {
  expect(inLine('سلام')).toBe('\u2068سلام\u2069')
  expect(withPerson('Nitouche', 'שלום')).toBe('Nitouche (\u2068שלום\u2069)')
  expect(inLine('Élodie')).toBe('Élodie')
})
