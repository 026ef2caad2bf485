import { expect, test } from 'vitest'
import { firstTexts } from '../../texts/index.ts'
import { namedIn } from './Sentence.tsx'

const cardsIn = (text: string): readonly (string | null)[] => namedIn(firstTexts.cards, text).flatMap(({ card }) => card ?? [])

test('cards are found by their names in a sentence, the longer first, and not within a word', () => {
  const { name } = firstTexts.cards.tison
  expect(namedIn(firstTexts.cards, `Vous invoquez ${name}, endurance 2.`)).toEqual([
    { text: 'Vous invoquez ', card: null },
    { text: name, card: 'tison' },
    { text: ', endurance 2.', card: null },
  ])
  expect(cardsIn('Soif et Fièvre.')).toEqual(['D-B3', 'D-R2'])
  expect(cardsIn('Il est Assoiffé.')).toEqual([])
})

test('every card is found by its own name, and no other', () => {
  for (const [id, { name }] of Object.entries(firstTexts.cards)) expect(cardsIn(`« ${name} »`)).toEqual([id])
})
