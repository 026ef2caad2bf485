import { expect, test } from 'vitest'
import { type CellId, type DreamerView, dreamerId } from '../../rules/public.ts'
import { correctionsOf } from './corrections.ts'
import { draftFrom } from './draft.ts'
import { BLANK_FORM, type DreamerForm, formOf, type ParsedSetup, setupOf, wrongFields } from './dreamerForm.ts'
import { BLANK_SPELL, ownFormOf, type SpellField, wrongInSpell } from './ownSpellForm.ts'

const chant = { ...BLANK_SPELL, key: 1, name: 'Chant' }
const form: DreamerForm = { ...BLANK_FORM, name: 'Aude', position: 'G4' as CellId, own: [chant] }

const ownOf = (written: DreamerForm) => (setupOf(written) as ParsedSetup).sheet.own

test('[DRM-1] a spell of one’s own goes with the sheet, and comes back as it was written', () => {
  const own = ownOf(form)
  expect(own).toMatchObject([{ name: 'Chant', voie: 'oniros', genre: 'plaines', difficulty: -4, cost: 4, seuil: 0 }])
  const again = (own ?? []).map(ownFormOf)
  expect(ownOf({ ...form, own: again })).toEqual(own)
})

test('empty, its difficulty and its cost vary; on one cell it has that cell', () => {
  const own = ownOf({ ...form, own: [{ ...chant, difficulty: '', cost: ' ', land: 'cell', cell: ' d13 ' }] })
  expect(own).toMatchObject([{ difficulty: 'variable', cost: 'variable', cell: 'D13' }])
})

test.each<[SpellField, string]>([
  ['name', ' '],
  ['name', 'x'.repeat(121)],
  ['name', 'a\u202eb'],
  ['cell', 'Z99'],
  ['difficulty', '1.5'],
  ['cost', '0'],
  ['seuil', ''],
])('%s: %j is told at its field, and the sheet is not kept', (field, typed) => {
  const spell = { ...chant, land: 'cell' as const, cell: 'G4', [field]: typed }
  expect([...wrongInSpell(spell)]).toEqual([field])
  expect([...wrongFields({ ...form, own: [spell] })]).toEqual(['own'])
})

test('two of one name have two ids', () => {
  const own = ownOf({ ...form, own: [chant, { ...chant, key: 2 }] })
  expect(new Set(own?.map(({ id }) => id)).size).toBe(2)
})

test('the last one taken off is a correction', () => {
  const { sheet, ...rest } = setupOf(form) as ParsedSetup
  const board = { ...rest, sheet, id: dreamerId('aude'), phase: 'awake' } as unknown as DreamerView
  const without = setupOf({ ...formOf(board), own: [] }) as ParsedSetup
  expect(correctionsOf(board, without, null)).toEqual([{ type: 'correct', dreamer: 'aude', sheet: { own: [] } }])
  expect(correctionsOf(board, setupOf(formOf(board)) as ParsedSetup, null)).toEqual([])
})

test('a draft keeps them; what is no spell is left out with all of them', () => {
  expect(draftFrom(form).own).toEqual([chant])
  for (const bad of [null, 3, {}, { ...chant, voie: 'x' }, { ...chant, land: 'mer' }, { ...chant, cost: 4 }])
    expect(draftFrom({ ...form, own: [bad] }).own).toEqual([])
})
