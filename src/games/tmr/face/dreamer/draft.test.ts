import { expect, test } from 'vitest'
import { draftFrom } from './draft.ts'
import { BLANK_FORM } from './dreamerForm.ts'

test('a sheet begun comes back as it was', () => {
  const form = { ...BLANK_FORM, name: 'Aude', reve: 'treize', spells: ['lanterne'], position: 'G4' as typeof BLANK_FORM.position }
  expect(draftFrom(JSON.parse(JSON.stringify(form)))).toEqual(form)
})

test.each([null, '', 7, [], { name: 7, spells: [1], position: 'Z99' }])('%j is a blank sheet', (left) => {
  expect(draftFrom(left)).toEqual(BLANK_FORM)
})
