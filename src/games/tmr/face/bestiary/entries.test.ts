import { expect, test } from 'vitest'
import { formatOf, LOCALES } from '../../../../house/texts/format.ts'
import { ALL_KINDS, DRAGON_TABLES, dragonTable, METHODS } from '../../rules/public.ts'
import { RULE_NUMBERS } from '../../rules/ruleNumbers.ts'
import { loadDragon, loadTexts } from '../../texts/index.ts'
import { bestiaryOf, searchBestiary } from './entries.ts'

test.each(LOCALES)('%s: every encounter, entry of the tables and sign stands there once, with what it does', async (locale) => {
  const sections = bestiaryOf(await loadTexts(locale), formatOf(locale), await loadDragon(locale))
  const entries = sections.flatMap((section) => section.entries)
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const tables = [...DRAGON_TABLES, 'tete-tous', 'desir', 'idee'] as const
  expect(ids).toEqual(
    expect.arrayContaining([...ALL_KINDS, ...tables.flatMap((table) => dragonTable(table).map(({ id }) => id))]),
  )
  expect(ids).toEqual(expect.arrayContaining(METHODS.map(({ id }) => `signe-${id}`)))
  for (const entry of entries) expect([entry.id, entry.summary !== '', entry.numbers.length > 0]).toEqual([entry.id, true, true])
  for (const { rule } of entries) expect(RULE_NUMBERS).toContain(rule)
})

test('what is typed without accents is found; what is nowhere is not', async () => {
  const sections = bestiaryOf(await loadTexts('fr'), formatOf('fr'), await loadDragon('fr'))
  const found = (search: string) => searchBestiary(sections, search).flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(found('pelerinage')).toEqual(['queue-pelerinage', 'ombre-pelerinage'])
  expect(found('tourbillon rouge')).toContain('tourbillon-rouge')
  expect(found('zzzz')).toEqual([])
})
