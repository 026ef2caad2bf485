import { expect, test } from 'vitest'
import type { Phrase } from '../question/index.ts'
import { hearLine } from './hearLine.ts'

const phrase = (shown: string, more: Phrase<string>['more'] = 'nothing'): Phrase<string> => ({
  shown,
  key: shown,
  means: shown,
  more,
})
const open = [phrase('poser', 'words'), phrase('passer'), phrase('pousser plus loin')]
const closed = [phrase('pou', 'words'), phrase('retirer', 'words')]
const hear = (line: string) => hearLine(line, { open, closed })

test('a line is an answer with what follows it, and a note after the colon', () => {
  expect(hear('POSER trois : à gauche : ici')).toEqual({ kind: 'one', means: 'poser', rest: ['trois'], note: 'à gauche : ici' })
  expect(hear('  ')).toEqual({ kind: 'nothing' })
})

test('a beginning that fits several is asked about; a word of nothing is unknown', () => {
  expect(hear('p')).toMatchObject({ kind: 'not', misheard: { why: 'several', could: ['poser', 'passer', 'pousser plus loin'] } })
  expect(hear('danser')).toEqual({ kind: 'not', misheard: { why: 'unknown', said: 'danser' } })
})

test('a word of another moment is said to be so, even where it begins one of this moment', () => {
  expect(hear('retirer deux')).toMatchObject({ misheard: { why: 'not-now' } })
  expect(hear('pou')).toMatchObject({ misheard: { why: 'not-now' } })
  expect(hear('pous')).toMatchObject({ kind: 'one', means: 'pousser plus loin' })
})
