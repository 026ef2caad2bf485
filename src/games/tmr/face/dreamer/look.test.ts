import { expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import type { CellId, DreamerView } from '../../rules/public.ts'
import { lookIn } from '../words/lookIn.ts'
import { correctionsOf } from './corrections.ts'
import { draftFrom } from './draft.ts'
import { BLANK_FORM, type DreamerForm, formOf, type ParsedSetup, setupOf } from './dreamerForm.ts'

const FORM: DreamerForm = { ...BLANK_FORM, name: 'Ondine', position: 'G4' as CellId }
const LOOK = { cloak: 'ochre', face: 'masked' } as const

const setupFrom = (form: DreamerForm): ParsedSetup => {
  const setup = setupOf(form)
  if (isRefusal(setup)) throw new Error(setup.code)
  return setup
}

test('[DRM-1] a look chosen in the maker is on the sheet, and comes back into the form', () => {
  const setup = setupFrom({ ...FORM, look: LOOK })
  expect(setup.sheet.look).toEqual(LOOK)
  expect(formOf(setup as unknown as DreamerView).look).toEqual(LOOK)
  expect(lookIn(setup.sheet)).toEqual(LOOK)
})

test('[DRM-1] without one the name gives it, always the same; choosing one corrects nothing else', () => {
  const plain = setupFrom(FORM)
  expect(plain.sheet).not.toHaveProperty('look')
  expect(lookIn(plain.sheet)).toEqual(lookIn({ name: 'Ondine' }))
  const board = { ...plain, phase: 'awake' } as unknown as DreamerView
  expect(correctionsOf(board, setupFrom({ ...FORM, look: LOOK }), null)).toEqual([
    { type: 'correct', dreamer: board.id, sheet: { look: LOOK } },
  ])
})

test('a draft keeps a look; what is none is left out', () => {
  expect(draftFrom({ ...FORM, look: LOOK }).look).toEqual(LOOK)
  for (const bad of [{}, [], { cloak: 'plum' }, { ...LOOK, face: 'x' }]) expect(draftFrom({ ...FORM, look: bad }).look).toBeNull()
})
