import { expect, test } from 'vitest'
import { parseDraft } from './draft.ts'
import { BLANK_FORM } from './dreamerForm.ts'

test('a sheet begun comes back as it was', () => {
  const form = { ...BLANK_FORM, name: 'Aude', reve: 'treize', spells: ['lanterne'], position: 'G4' as typeof BLANK_FORM.position }
  expect(parseDraft(JSON.stringify(form))).toEqual(form)
})

test.each([null, '', 'nonsense', 'null', '[]', '{"name":7,"spells":[1],"position":"Z99"}'])('%s is a blank sheet', (text) => {
  expect(parseDraft(text)).toEqual(BLANK_FORM)
})
