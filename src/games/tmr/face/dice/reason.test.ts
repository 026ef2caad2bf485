import { expect, test } from 'vitest'
import { firstTexts } from '../../texts/index.ts'
import { reasonOf } from './reason.ts'

test('a die asked for says what was chosen', () => {
  expect(reasonOf(firstTexts, { type: 'master', dreamer: 'ana' })).toContain('Maîtriser')
  expect(reasonOf(firstTexts, { type: 'ascend', mode: 'normal' })).toContain('Monter')
  expect(reasonOf(firstTexts, { type: 'move', direction: 'n' })).toContain('nord')
})

test('what has no words is left out, and nothing is taken from where words are not', () => {
  for (const command of [null, 4, {}, { type: 'toString' }, { type: 'castSpell' }, { type: 'move', direction: 'up' }])
    expect(reasonOf(firstTexts, command)).toBeNull()
})
