import { expect, test } from 'vitest'
import { typeset, typesetText } from './typeset.ts'

test('French: apostrophes and the spaces that must not break', () => {
  expect(typesetText('fr', "L'eau : « où ? »")).toBe('L’eau\u00a0: «\u00a0où\u202f?\u00a0»')
})

test('French: the short word of an imperative stays with it', () => {
  expect(typesetText('fr', 'allez-y, gardez-les au rez-de-chaussée')).toBe('allez-\u2060y, gardez-\u2060les au rez-de-chaussée')
})

test('English: apostrophes only', () => {
  expect(typesetText('en', "the Dragon's breath: a sigh")).toBe('the Dragon’s breath: a sigh')
})

test('a dictionary keeps its shape; what its functions return is set too', () => {
  const set = typeset('fr', { none: null, deep: { list: ["d'ici"], of: (p: { cell: string }) => `près de ${p.cell} !` } })
  expect(set.none).toBeNull()
  expect(set.deep.list).toEqual(['d’ici'])
  expect(set.deep.of({ cell: "Sanctuaire d'Olis" })).toBe('près de Sanctuaire d’Olis\u202f!')
})

test('what is never read is never set, and what is read is set once', () => {
  let read = 0
  const set = typeset('fr', {
    deep: {
      get line() {
        read++
        return "d'ici"
      },
    },
  })
  expect(read).toBe(0)
  expect([set.deep.line, set.deep.line]).toEqual(['d’ici', 'd’ici'])
  expect(read).toBe(1)
})
