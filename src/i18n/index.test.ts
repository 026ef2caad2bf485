import { expect, test } from 'vitest'
import { firstTexts, loadTexts, refusalText } from './index.ts'

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
