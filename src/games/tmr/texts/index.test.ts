import { expect, test } from 'vitest'
import { LOCALES } from '../../../house/texts/index.ts'
import { firstTexts, loadDragon, loadRules, loadSpells, loadTexts } from './index.ts'

test('French is there at once, English is loaded', async () => {
  expect(await loadTexts('fr')).toBe(firstTexts)
  expect((await loadTexts('en')).genres.cite.name).toBe('city')
})

test.each(LOCALES)('%s: the heavy parts are loaded when asked for', async (locale) => {
  expect((await loadRules(locale)).rules['ENC-5'].title).toBe({ fr: 'Se dérober', en: 'Evading' }[locale])
  expect((await loadSpells(locale)).lumiere?.name).toBe({ fr: 'Lumière', en: 'Light' }[locale])
  expect((await loadDragon(locale))['souffle-peage']?.name).toBe({ fr: 'Péage', en: 'Toll' }[locale])
})
