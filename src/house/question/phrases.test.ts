import { expect, test } from 'vitest'
import { matchPhrase, type Phrase } from './spoken.ts'

const phrase = (shown: string, more: Phrase<string>['more'] = 'nothing', key = shown): Phrase<string> => ({
  shown,
  means: key,
  key,
  more,
})
const PHRASES = [
  phrase('se'),
  phrase('se dérober'),
  phrase('refouler'),
  phrase('réserves'),
  phrase('repress', 'nothing', 'refouler'),
  phrase('lancer', 'words'),
]
const said = (line: string) => matchPhrase(line.split(' '), PHRASES)

test('in full, or cut short as long as only one thing can be meant', () => {
  expect(said('se')).toEqual({ kind: 'one', means: 'se', rest: [] })
  expect(said('se der')).toEqual({ kind: 'one', means: 'se dérober', rest: [] })
  expect(said('ref')).toMatchObject({ means: 'refouler' })
  expect(said('rep')).toMatchObject({ means: 'refouler' })
})

test('what could be several things is none of them', () => {
  expect(said('re')).toEqual({ kind: 'several', shown: ['refouler', 'réserves'] })
})

test('words that follow are kept for what takes them, and spoil what does not', () => {
  expect(said('lanc serenite 4')).toEqual({ kind: 'one', means: 'lancer', rest: ['serenite', '4'] })
  expect(said('refouler vite')).toEqual({ kind: 'none' })
})
