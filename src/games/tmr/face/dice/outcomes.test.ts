import { expect, test } from 'vitest'
import { formatOf, LOCALES, type Locale } from '../../../../house/texts/index.ts'
import { firstTexts, loadDragon, loadSpells, loadTexts } from '../../texts/index.ts'
import { spellName } from '../words/spellNames.ts'
import { dieName, outcomesOf } from './diceWords.ts'

const named = async (among: readonly string[], locale: Locale = 'fr') => {
  const format = formatOf(locale)
  const [texts, dragon, spells] = await Promise.all([loadTexts(locale), loadDragon(locale), loadSpells(locale)])
  return outcomesOf(texts, format, { dragon, spellName: (id) => spellName({}, spells, format, id) }, { among })
}

test('a souffle, a direction and a cell are named as players say them', async () => {
  const [souffle, direction, cell] = await named(['souffle-sommeil-sans-reve', 'ne', 'A1'])
  expect(souffle?.name).toBe('Sommeil sans rêve')
  expect(souffle?.range).toMatch(/^\d+(–\d+)?$/)
  expect(direction).toEqual({ face: 'ne', name: 'nord-est', range: '' })
  expect(cell).toEqual({ face: 'A1', name: 'Cité Vide · A1', range: '' })
})

test('a cell is named in the language of whoever chooses it', async () => {
  expect(await named(['A1'], 'en')).toEqual([{ face: 'A1', name: 'Empty City · A1', range: '' }])
})

test('a die is asked for by the words of its label', () => {
  expect(dieName(firstTexts, 'd7')).toBe('d7 de rencontre')
  expect(dieName(firstTexts, 'lie')).toBe('d12 du faux nombre')
})

test('a genre of land, a voie, a knowledge and a spell are named, never by their id', async () => {
  const drawn = ['cite', 'foret', 'necropole', 'oniros', 'medecine', 'annulation-de-magie-oniros']
  expect((await named(drawn)).map(({ name }) => name).slice(0, 5)).toEqual(['cité', 'forêt', 'nécropole', 'Oniros', 'médecine'])
  for (const locale of LOCALES) expect((await named(drawn, locale)).filter(({ face, name }) => face === name)).toEqual([])
})
