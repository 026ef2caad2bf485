import { expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { type CellId, SPELLS } from '../../rules/public.ts'
import { BLANK_FORM, boundsOf, type DreamerForm, LONGEST_NAME, type NumberKey, setupOf, wrongFields } from './dreamerForm.ts'

const cell = 'G4' as CellId
const form: DreamerForm = { ...BLANK_FORM, name: 'Aude', position: cell }

test('[DRM-1] a new sheet wants only a name and a place', () => {
  expect([...wrongFields(BLANK_FORM)]).toEqual(['name', 'position'])
  expect([...wrongFields(form)]).toEqual([])
})

test.each([false, true])('the bounds shown are those of the core (plain boxes: %s)', (boxes) => {
  for (const [key, { least, most }] of Object.entries(boundsOf({ boxes }))) {
    const wrong = (value: number): boolean => wrongFields({ ...form, boxes, [key]: String(value) }).has(key as NumberKey)
    expect([wrong(least), wrong(most)], key).toEqual([false, false])
    expect([wrong(least - 1), wrong(most + 1), wrong(least + 0.5)], key).toEqual([true, true, true])
  }
})

test('all that is wrong is told at once, each at its field', () => {
  const bad = { ...form, name: '  ', reve: '', hypnos: '-12', dream: 'beaucoup', position: null }
  expect([...wrongFields(bad)]).toEqual(['name', 'reve', 'hypnos', 'dream', 'position'])
})

test('a name has its length', () => {
  expect(wrongFields({ ...form, name: 'a'.repeat(LONGEST_NAME) }).size).toBe(0)
  expect(wrongFields({ ...form, name: 'a'.repeat(LONGEST_NAME + 1) }).has('name')).toBe(true)
})

test('[HID-1] one who is lost may stay so', () => {
  expect(wrongFields({ ...form, position: null }, 'A1' as CellId).size).toBe(0)
})

test('a sheet becomes a dreamer; a typographic minus is a minus', () => {
  const setup = setupOf({ ...form, malus: '−2', spells: ['lanterne'] })
  expect(isRefusal(setup)).toBe(false)
  expect(setup).toMatchObject({
    id: 'aude',
    position: cell,
    sheet: { malus: -2, spells: ['lanterne'], stamina: { endurance: 22 } },
  })
})

test('every spell ticked is every spell, those to come included', () => {
  expect(setupOf({ ...form, spells: SPELLS.map((spell) => spell.id) })).toMatchObject({ sheet: { spells: null } })
})
