import { expect, test } from 'vitest'
import { answersTo, foldText, wordsOf } from './fold.ts'

test('case, accents, joined letters and the shape of an apostrophe do not matter', () => {
  expect(foldText('L’Œil d’ÉMERAUDE')).toBe("l'oeil d'emeraude")
})

test('a search forgets case, accents and the order of words', () => {
  expect(answersTo('EGAR hypnos', ['Égarement', 'Hypnos'])).toBe(true)
  expect(answersTo("d'aura", ['Détection d’aura'])).toBe(true)
  expect(answersTo('oeil', ['Œil du rêveur'])).toBe(true)
  expect(answersTo('œil', ['Oeil'])).toBe(true)
  expect(answersTo('feu', ['Égarement'])).toBe(false)
})

test('the words of a line', () => {
  expect(wordsOf('  Lancer « Sérénité », 4. ')).toEqual(['lancer', 'serenite', '4'])
})

test('marks that end a sentence, dictated or typed, are no words; alone they are', () => {
  expect(wordsOf('Chances\u00a0?')).toEqual(['chances'])
  expect(wordsOf('Où suis-je ? Nord-est !')).toEqual(['ou', 'suis-je', 'nord-est'])
  expect(wordsOf('?')).toEqual(['?'])
})
