import { expect, test } from 'vitest'
import { firstTexts } from '../../texts/index.ts'
import { reasonOf } from './reason.ts'

test('a die asked for says what was chosen', () => {
  expect(reasonOf(firstTexts, { type: 'master', dreamer: 'ana' })).toContain('Maîtriser')
  expect(reasonOf(firstTexts, { type: 'ascend', mode: 'normal' })).toContain('Monter')
  expect(reasonOf(firstTexts, { type: 'move', direction: 'n' })).toContain('nord')
})

test('a die of what the gardien does says what it is for', () => {
  expect(reasonOf(firstTexts, { type: 'afflict', dreamer: 'ana', kind: 'queue' })).toContain('Le Dragon frappe ou donne')
  expect(reasonOf(firstTexts, { type: 'advance', hours: 3 })).toContain('3 heures plus tard')
})

test('what has no words is left out, and nothing is taken from where words are not', () => {
  for (const command of [null, 4, {}, { type: 'toString' }, { type: 'castSpell' }, { type: 'move', direction: 'up' }])
    expect(reasonOf(firstTexts, command)).toBeNull()
})
