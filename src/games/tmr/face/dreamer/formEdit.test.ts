import { expect, test } from 'vitest'
import { BLANK_FORM } from './dreamerForm.ts'
import { edited, forgetting, learning, leftField, type Writing } from './formEdit.ts'

const BLANK: Writing = { form: BLANK_FORM, left: [], trouble: 'Il manque un nom.', saving: false }

test('what is written changes the sheet alone, and the sheet of before stays as it was', () => {
  const after = edited(BLANK, (form) => {
    form.reve = '14'
  })
  expect(after).toEqual({ ...BLANK, form: { ...BLANK_FORM, reve: '14' }, trouble: null })
  expect(BLANK_FORM.reve).toBe('12')
})

test('what changes nothing leaves the very same sheet: it is not asked about when one leaves', () => {
  const same = edited(BLANK, (form) => {
    form.reve = '12'
  })
  expect(same.form).toBe(BLANK_FORM)
  expect(edited(BLANK, learning([])).form).toBe(BLANK_FORM)
})

test('a spell is learnt once, in the order of learning, and forgotten', () => {
  const some = edited(edited(BLANK, learning(['b', 'a'])), learning(['a', 'c']))
  expect(some.form.spells).toEqual(['b', 'a', 'c'])
  expect(edited(some, forgetting(['a', 'x'])).form.spells).toEqual(['b', 'c'])
})

test('a field is left once', () => {
  const left = leftField(leftField(BLANK, 'name'), 'vue')
  expect(left.left).toEqual(['name', 'vue'])
  expect(leftField(left, 'name')).toBe(left)
})
