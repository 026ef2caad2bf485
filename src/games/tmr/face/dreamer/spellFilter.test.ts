import { expect, test } from 'vitest'
import { SPELLS } from '../../rules/public.ts'
import { loadSpells } from '../../texts/index.ts'
import { filterSpells, NO_FILTER, type SpellFilter } from './spellFilter.ts'

const texts = await loadSpells('fr')
const found = (filter: Partial<SpellFilter>, known: readonly string[] = []): readonly string[] =>
  filterSpells({ ...NO_FILTER, ...filter }, new Set(known), texts, 'fr').map((spell) => spell.id)

test('without a filter, all of them, in the order of the alphabet', () => {
  expect(found({})).toHaveLength(SPELLS.length)
  expect(found({}).indexOf('egarement')).toBeLessThan(found({}).indexOf('fatigue'))
})

test('accents, capitals and apostrophes do not matter', () => {
  expect(found({ text: 'EGAREMENT' })).toEqual(['egarement'])
  expect(found({ text: "tympan d'hypnos" })).toEqual(['tympan-d-hypnos'])
})

test('words are sought in what a spell does, too', () => {
  expect(found({ text: 'miroir loin' })).toContain('invoquer-sa-presence')
})

test('filters narrow each other', () => {
  const rituals = found({ voie: 'narcos', kind: 'ritual' })
  expect(rituals.length).toBeGreaterThan(0)
  for (const spell of SPELLS.filter(({ id }) => rituals.includes(id)))
    expect([spell.voie, spell.ritual]).toEqual(['narcos', true])
  expect(found({ knownOnly: true, voie: 'oniros' }, ['lanterne', 'peur'])).toEqual(['lanterne'])
})

test('a spell of two lands is found under both', () => {
  const [both] = SPELLS.filter((spell) => spell.genre === 'sanctuaire+variable').map(({ id }) => id)
  expect(found({ genre: 'sanctuaire' })).toContain(both)
  expect(found({ genre: 'variable' })).toContain(both)
})

test('what is not there is not found', () => {
  expect(found({ text: 'xyzzy' })).toEqual([])
})
