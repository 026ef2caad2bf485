import { expect, test } from 'vitest'
import { proposedOf, type Wish, wantedBy, wantId } from './goals.ts'

const wish = (id: string, rest: Omit<Partial<Wish>, 'spell'> & { readonly genre?: string; readonly ritual?: boolean }): Wish => {
  const { genre = 'cite', ritual = false, ...facts } = rest
  return { spell: { id, genre, cell: null, ritual }, here: false, chance: 50, away: 2, closed: null, ...facts } as unknown as Wish
}
const names = (wishes: readonly Wish[]): readonly string[] => proposedOf(wishes).map(({ spell }) => spell.id)

test('at most three goals are proposed, each of another land, the most promising first', () => {
  const wishes = [
    wish('far', { genre: 'monts', chance: 60, away: 9 }),
    wish('near', { genre: 'foret', chance: 55, away: 1 }),
    wish('same land, worse', { genre: 'foret', chance: 40, away: 1 }),
    wish('likely', { genre: 'cite', chance: 90, away: 2 }),
    wish('fourth', { genre: 'lac', chance: 5, away: 5 }),
  ]
  expect(names(wishes)).toEqual(['likely', 'near', 'far'])
})

test('what one stands on already comes after what is a journey away', () => {
  expect(names([wish('here', { genre: 'lac', chance: 99, away: 0 }), wish('there', { chance: 20 })])).toEqual(['there', 'here'])
})

test('what cannot be had now, a ritual and a difficulty still to be stated are not proposed', () => {
  const closed = { kind: 'refused' } as unknown as Wish['closed']
  expect(names([wish('closed', { closed }), wish('ritual', { ritual: true }), wish('open', { chance: null })])).toEqual([])
})

test('an answer names the spell it wants, and no other answer does', () => {
  expect(wantedBy(wantId('repos'))).toBe('repos')
  expect(wantedBy('wander')).toBeNull()
})
