import { expect, test } from 'vitest'
import { firstTexts, LOCALES, loadDragon, loadRules, loadSpells, loadTexts, refusalText } from './index.ts'

test('French is there at once, English is loaded', async () => {
  expect(await loadTexts('fr')).toBe(firstTexts)
  expect((await loadTexts('en')).genres.cite.name).toBe('city')
})

test('a refusal is told with its parameters, an unknown one still gets a sentence', () => {
  expect(refusalText(firstTexts, { code: 'malformed', params: { field: 'spell', why: 'absent' } })).toContain(
    '«\u00a0spell\u00a0»',
  )
  expect(refusalText(firstTexts, { code: 'toString', params: {} })).toBe(firstTexts.unknownRefusal)
})

test.each(LOCALES)('%s: the heavy parts are loaded when asked for', async (locale) => {
  expect((await loadRules(locale)).rules['ENC-5'].title).toBe({ fr: 'Se dérober', en: 'Evading' }[locale])
  expect((await loadSpells(locale)).lumiere?.name).toBe({ fr: 'Lumière', en: 'Light' }[locale])
  expect((await loadDragon(locale))['souffle-peage']?.name).toBe({ fr: 'Péage', en: 'Toll' }[locale])
})
