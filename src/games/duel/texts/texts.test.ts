import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../house/texts/format.ts'
import { ARTEFACTS, DECKS, DREAMERS, POWERS } from '../rules/public.ts'
import { RULE_NUMBERS } from '../rules/ruleNumbers.ts'
import { loadRules, loadTexts } from './index.ts'

describe.each(LOCALES)('in %s', (locale) => {
  test('every rule has its text, and no other', async () => {
    const { rules, chapters } = await loadRules(locale)
    expect(Object.keys(rules).sort()).toEqual([...RULE_NUMBERS].sort())
    expect(Object.keys(chapters)).toEqual([...new Set(RULE_NUMBERS.map((number) => number.replace(/-\d+$/, '')))])
  })

  test('every card and deck has its name', async () => {
    const { cards, decks } = await loadTexts(locale)
    const ids = [...POWERS, ...DREAMERS, ...ARTEFACTS].map(({ id }) => id)
    expect(Object.keys(cards)).toEqual(ids)
    expect(Object.keys(decks).sort()).toEqual(Object.keys(DECKS).sort())
    expect(new Set(Object.values(cards).map(({ name }) => name)).size).toBe(ids.length)
  })
})
