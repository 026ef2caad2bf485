import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/index.ts'
import { type CommandOf, dreamerId } from '../../rules/public.ts'
import { firstTexts } from '../../texts/index.ts'
import { reasonOf } from './diceWords.ts'

const same = (id: string): string => id
const dreamerName = (id: string): string | null => (id === 'ana' ? 'Ana' : null)
const naming = { texts: firstTexts, format: formatOf('fr'), spellName: same, afflictionName: same, dreamerName }
const because = (command: unknown): string | null => reasonOf(naming, command)
const dreamer = dreamerId('ana')

test('a die asked for says what was chosen', () => {
  expect(because({ type: 'master', dreamer } satisfies CommandOf<'master'>)).toContain('Maîtriser')
  expect(because({ type: 'ascend', dreamer, mode: 'normal' } satisfies CommandOf<'ascend'>)).toContain('Monter')
  expect(because({ type: 'move', dreamer, to: 'n' } satisfies CommandOf<'move'>)).toContain('nord')
  expect(because({ type: 'cast', dreamer, spell: 'serenite' } satisfies CommandOf<'cast'>)).toContain('Lancer serenite')
})

test('[TGT-4] a die for an aim at a dreamer of the table says their name', () => {
  const aim = { type: 'target', dreamer: dreamerId('bo'), on: 'creature' } satisfies CommandOf<'target'>
  expect(because({ ...aim, resist: 12 })).toContain('créature')
  expect(because({ ...aim, whom: dreamer })).toContain('Ana')
  expect(because({ ...aim, whom: dreamer })).not.toContain('créature')
  expect(because({ ...aim, whom: dreamerId('gone') })).toContain('créature')
})

test('a die of what the gardien does says what it is for', () => {
  expect(because({ type: 'afflict', dreamer, kind: 'queue' } satisfies CommandOf<'afflict'>)).toContain(
    'Le Dragon frappe ou donne',
  )
  expect(because({ type: 'advance', hours: 3 } satisfies CommandOf<'advance'>)).toContain('3 heures plus tard')
})

test('what has no words is left out, and nothing is taken from where words are not', () => {
  for (const command of [null, 4, {}, { type: 'toString' }, { type: 'castSpell' }, { type: 'move', to: 'up' }])
    expect(because(command)).toBeNull()
})
